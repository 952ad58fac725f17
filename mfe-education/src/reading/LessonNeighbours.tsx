import { levels, type Level, type Module } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, from, Text, type ButtonStyle } from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { useLessonProgress } from '../progress/ProgressContext.ts';

const Both = styled.nav`
  display: grid;
  gap: 16px;
  padding-top: 24px;
  border-top: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    & > :last-child {
      grid-column: 2;
      text-align: end;
    }
  }
  & > * {
    display: grid;
    gap: 8px;
    align-content: start;
  }
`;

const all = levels.flatMap(level => level.modules.map(module => ({ level, module })));

/** The lessons before and after this one, over all levels. */
export function LessonNeighbours({ level, module }: { level: Level; module: Module }) {
  const { state } = useLessonProgress(level.id, module);
  // One gold action at a time: to mark the lesson as read, or to open it, comes first.
  const isDone = state === 'read';
  const at = all.findIndex(one => one.level === level && one.module === module);
  return (
    <Both aria-label="Lessons" data-print="hide">
      <Neighbour name="Previous lesson" lesson={all[at - 1]} $variant="secondary" />
      <Neighbour name="Next lesson" lesson={all[at + 1]} $variant={isDone ? 'primary' : 'secondary'} />
    </Both>
  );
}

interface NeighbourProps extends Pick<ButtonStyle, '$variant'> {
  name: string;
  lesson: (typeof all)[number] | undefined;
}

function Neighbour({ name, lesson, ...style }: NeighbourProps) {
  if (!lesson) return <span />;
  const { level, module } = lesson;
  return (
    <div>
      <ButtonLink as={Link} to={lessonAddress(level.id, module.number)} {...style}>
        {name}
      </ButtonLink>
      <Text $size={14} $muted>
        {level.name} {module.number}: {module.title}
        {module.locked && ' (locked)'}
      </Text>
    </div>
  );
}
