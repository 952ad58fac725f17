import { outlineOf, type LevelId, type Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { Stack, Text } from '@site/ui';
import { LazyLesson } from '../lesson/LazyLesson.tsx';
import { Part } from '../lesson/Part.tsx';

const Sections = styled.ol`
  display: grid;
  gap: 8px;
  counter-reset: section;
  li {
    padding-left: 12px;
    border-left: 2px solid var(--line);
  }
  li[aria-current] {
    border-color: var(--gold);
  }
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  li {
    padding: 4px 12px;
    border: 1px solid var(--line);
    border-radius: 999px;
    font-size: var(--size-14);
    color: var(--muted);
  }
`;

export interface ModuleOutlineProps {
  level: LevelId;
  module: Module;
  /** The section that a citation led to. */
  section?: string | undefined;
}

/** What a module covers; an open one shows its whole lesson instead of the section titles. */
export function ModuleOutline({ level, module, section }: ModuleOutlineProps) {
  const outline = outlineOf(level, module.number);
  if (!outline) return null;
  return (
    <Stack $gap={24}>
      <Text>{outline.summary}</Text>
      {module.locked ? (
        <>
          <Part title="Sections">
            <Sections>
              {outline.sections.map(title => (
                <li key={title} aria-current={title === section || undefined}>
                  {title}
                </li>
              ))}
            </Sections>
          </Part>
          <Part title="Key terms">
            <Terms>
              {outline.terms.map(term => (
                <li key={term}>{term}</li>
              ))}
            </Terms>
          </Part>
          <Text $size={14} $muted>
            This module is locked: you see what it covers, not its lesson. The tutor can quote from it.
          </Text>
        </>
      ) : (
        <LazyLesson level={level} module={module.number} section={section} />
      )}
    </Stack>
  );
}
