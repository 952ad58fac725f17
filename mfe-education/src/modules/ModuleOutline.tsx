import type { LevelId, Module } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { styled, useLocation } from '@site/platform';
import { from, Stack, Text } from '@site/ui';
import { anchorOf } from '../address/links.tsx';
import { Part } from '../lesson/Part.tsx';

const Sections = styled.ol`
  padding-left: 24px;
  list-style: decimal;
  li {
    padding: 0 24px 8px 4px;
    break-inside: avoid;
  }
  li::marker {
    color: var(--muted);
  }
  li[aria-current] {
    font-weight: 600;
  }
  ${from.tablet} {
    columns: 2;
  }
`;

const Terms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 6px;
  color: var(--muted);
  li:not(:last-child)::after {
    content: ',';
  }
`;

interface ModuleOutlineProps {
  level: LevelId;
  module: Module;
  /** The level of its headings; 2 where it is the page, whose head has the summary. */
  headings?: 2 | 4;
}

/** What a module covers: the sections and the terms of its lesson. */
export function ModuleOutline({ level, module, headings = 4 }: ModuleOutlineProps) {
  const outline = outlineOf(level, module.number);
  const { hash } = useLocation();
  if (!outline) return null;
  return (
    <Stack $gap={headings === 2 ? 40 : 24}>
      {headings === 4 && <Text>{outline.summary}</Text>}
      <Part title="In this lesson" level={headings}>
        <Sections>
          {outline.sections.map(title => (
            <li key={title} aria-current={hash === `#${anchorOf(title)}` || undefined}>
              {title}
            </li>
          ))}
        </Sections>
      </Part>
      <Part title="Key terms" level={headings}>
        <Terms>
          {outline.terms.map(term => (
            <li key={term}>{term}</li>
          ))}
        </Terms>
      </Part>
    </Stack>
  );
}
