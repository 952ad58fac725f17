import { useId } from 'react';
import { levels, type Level, type Module } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { Card, from, pressable } from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { useLessonProgress } from '../pages/PageParts.tsx';

const Ways = styled.nav`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
    > :is(:nth-last-child(3), :only-child) {
      grid-column: 1 / -1;
    }
  }
`;

/* All of it leads there; the link is named by its first line alone. */
const Way = styled(Card)<Record<'$gold' | '$large', boolean>>`
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
    font: 600
      ${({ $large }) => ($large ? 'var(--size-31) / 1.2 var(--font-display)' : '1em / 1.4 var(--font-text)')};
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
        <Neighbour name="Next free lesson, a level up" lesson={open} isGold={isGold} isLarge />
      )}
      <Neighbour name="Previous lesson" lesson={all[at - 1]} />
      <Neighbour
        name="Next lesson"
        lesson={next}
        isGold={isGold && open === next}
        isLarge={open === next || !open}
      />
    </Ways>
  );
}

interface NeighbourProps {
  name: string;
  lesson: (typeof all)[number] | undefined;
  isGold?: boolean;
  /** Where to go on. */
  isLarge?: boolean;
}

function Neighbour({ name, lesson, isGold = false, isLarge = false }: NeighbourProps) {
  const id = useId();
  if (!lesson) return null;
  const { level, module } = lesson;
  const isBefore = name === 'Previous lesson';
  return (
    <Way $gold={isGold} $large={isLarge}>
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
