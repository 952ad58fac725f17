import { useId } from 'react';
import { levels, type Level, type Module } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { Card, from, pressable } from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { useLessonProgress } from '../pages/PageParts.tsx';

/* The next lesson is the large one. */
const Ways = styled.nav`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    > :is(:nth-last-child(3), :only-child) {
      grid-column: 1 / -1;
    }
  }
  > :last-child p {
    font: 600 var(--size-31) / 1.2 var(--font-display);
  }
`;

/* All of it leads there; the link is named by its first line alone. */
const Way = styled(Card)<{ $gold: boolean }>`
  ${pressable}
  gap: 8px;
  ${({ $gold }) => $gold && 'border-color: var(--gold); background: var(--action); color: var(--on-action);'}
  a {
    text-decoration: none;
    outline: none;
  }
  a:focus-visible::after {
    outline: 2px solid var(--gold);
    outline-offset: 3px;
  }
  p {
    margin-bottom: 8px;
    font-weight: 600;
    line-height: 1.4;
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
  const isGold = state === 'read';
  return (
    <Ways aria-label="Lessons" data-print="hide">
      {open && open !== next && (
        <Neighbour
          name={`Next free lesson, a level up: ${open.level.name}\u00a0${open.module.number}`}
          lesson={open}
          isGold={isGold}
        />
      )}
      <Neighbour name="Previous lesson" lesson={all[at - 1]} />
      <Neighbour name="Next lesson" lesson={next} isGold={isGold && open === next} />
    </Ways>
  );
}

interface NeighbourProps {
  name: string;
  lesson: (typeof all)[number] | undefined;
  isGold?: boolean;
}

function Neighbour({ name, lesson, isGold = false }: NeighbourProps) {
  const id = useId();
  if (!lesson) return null;
  const { level, module } = lesson;
  const isBefore = name === 'Previous lesson';
  return (
    <Way $gold={isGold}>
      <Link to={lessonAddress(level.id, module.number)} aria-describedby={id}>
        {isBefore && <span aria-hidden>←</span>} {name} {!isBefore && <span aria-hidden>→</span>}
      </Link>
      <div id={id}>
        <p>{module.title}</p>
        <span>
          {level.name} {module.number} · {module.minutes} min{module.locked && ' · Locked'}
        </span>
      </div>
    </Way>
  );
}
