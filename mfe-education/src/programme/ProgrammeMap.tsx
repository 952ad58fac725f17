import { Fragment } from 'react';
import { formatHours, levels, stateOf, totalMinutes, type LessonState, type Level } from '@site/curriculum';
import { styled } from '@site/platform';
import { from, Text } from '@site/ui';
import { useProgress } from '../pages/PageParts.tsx';

const Levels = styled.figure`
  display: grid;
  gap: 12px;
  align-content: start;
  min-width: 0;
  container-type: inline-size;
  ${from.tablet} {
    gap: 24px;
  }
  ${from.desktop} {
    /* From the title on, below the gold rule. */
    padding-top: 26px;
  }
`;

const LevelRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px 12px;
  font-variant-numeric: tabular-nums;
  > [role] {
    grid-area: 2 / 1 / auto / -1;
  }
`;

const Track = styled.div`
  display: flex;
  gap: 4px;
  height: 14px;

  ${from.tablet} {
    height: 28px;
  }
`;

/* Told apart by shape as well: full, half full, empty, dashed. */
const fills: Record<LessonState, string> = {
  read: 'background: var(--text); border-color: var(--text);',
  begun: 'background: linear-gradient(to top, var(--text) 50%, transparent 50%); border-color: var(--text);',
  open: 'border-color: var(--text);',
  locked: 'border-style: dashed;',
};

const Segment = styled.span<{ $minutes: number; $state: LessonState }>`
  flex: ${({ $minutes }) => $minutes} 0 0;
  border: 1px solid var(--border);
  border-radius: 2px;
  ${({ $state }) => fills[$state]}
`;

/** A lesson's state as a small block. */
export const Key = styled(Segment)`
  display: inline-block;
  flex: none;
  width: 12px;
  height: 12px;
  vertical-align: -1px;
`;

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-right: 12px;
  white-space: nowrap;
`;

const Rest = styled.span<{ $minutes: number }>`
  flex: ${({ $minutes }) => $minutes} 0 0;
`;

const longest = Math.max(...levels.map(totalMinutes));
const states = ['read', 'begun', 'open', 'locked'] as const;

/** A level's lessons, each as long as it takes, and how far the user is with them; beside one of `total` minutes, on its scale. */
export function LevelTrack({ level, total = 0 }: { level: Level; total?: number }) {
  const { lessons } = useProgress();
  const modules = level.modules.map(module => {
    const own = lessons.find(one => one.level === level.id && one.module === module.number);
    return { ...module, state: stateOf(module, own) };
  });
  return (
    <Track
      role="img"
      aria-label={`${level.name}, six lessons: ${modules.map(({ minutes, state }) => `${minutes} min, ${state}`).join('; ')}`}
    >
      {modules.map(({ number, minutes, state }) => (
        <Segment key={number} $minutes={minutes} $state={state} />
      ))}
      {total > totalMinutes(level) && <Rest $minutes={total - totalMinutes(level)} />}
    </Track>
  );
}

/** The whole programme at one glance. */
export const ProgrammeMap = () => (
  <Levels>
    {levels.map(level => (
      <LevelRow key={level.id}>
        <Text $size={14}>{level.name}</Text>
        <LevelTrack level={level} total={longest} />
        <Text $size={14} $muted>
          {formatHours(totalMinutes(level))}
        </Text>
      </LevelRow>
    ))}
    <Text as="figcaption" $size={14} $muted>
      Each block is one lesson; its width shows its length.
      <br />
      {states.map(state => (
        <Fragment key={state}>
          <Word>
            <Key $minutes={0} $state={state} />
            {state}
          </Word>{' '}
        </Fragment>
      ))}
    </Text>
  </Levels>
);
