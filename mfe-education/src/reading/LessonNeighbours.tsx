import { useId } from 'react';
import { levels, type Level, type Module } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, from, type ButtonStyle } from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { useLessonProgress } from '../progress/ProgressContext.ts';

const Ways = styled.nav`
  display: grid;
  gap: 16px;
  padding-top: 24px;
  border-top: 1px solid var(--line);
  a {
    display: grid;
    justify-content: stretch;
    padding: 12px 20px;
    text-align: start;
  }
  small {
    font-size: var(--size-14);
    font-weight: 450;
  }
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    & > :nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const all = levels.flatMap(level => level.modules.map(module => ({ level, module })));

/** The lessons before and after this one, over all levels, and the next one that is open. */
export function LessonNeighbours({ level, module }: { level: Level; module: Module }) {
  const { state } = useLessonProgress(level.id, module);
  const at = all.findIndex(one => one.level === level && one.module === module);
  const next = all[at + 1];
  const open = all.find((one, index) => index > at && !one.module.locked);
  // One gold action at a time: to mark the lesson as read, or to open it, comes first.
  const way = { $variant: state === 'read' ? 'primary' : 'secondary' } as const;
  return (
    <Ways aria-label="Lessons" data-print="hide">
      {open && open !== next && <Neighbour name="Next open lesson" lesson={open} {...way} />}
      <Neighbour name="Previous lesson" lesson={all[at - 1]} $variant="secondary" />
      <Neighbour name="Next lesson" lesson={next} {...(open === next ? way : { $variant: 'secondary' })} />
    </Ways>
  );
}

interface NeighbourProps extends Pick<ButtonStyle, '$variant'> {
  name: string;
  lesson: (typeof all)[number] | undefined;
}

/** Named by what it is, described by the lesson. */
function Neighbour({ name, lesson, ...style }: NeighbourProps) {
  const id = useId();
  if (!lesson) return <span />;
  const { level, module } = lesson;
  return (
    <ButtonLink
      as={Link}
      to={lessonAddress(level.id, module.number)}
      aria-label={name}
      aria-describedby={id}
      {...style}
    >
      {name}
      <small id={id}>
        {level.name} {module.number}: {module.title}
        {module.locked && ' (locked)'}
      </small>
    </ButtonLink>
  );
}
