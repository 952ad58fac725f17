import styled from 'styled-components';
import { Row, Stack } from './Layout.tsx';
import { from } from './media.ts';
import { Text } from './Text.tsx';

const Track = styled.div<{ $minutes: number[] }>`
  display: grid;
  grid-template-columns: ${({ $minutes }) => $minutes.map(minutes => `${minutes}fr`).join(' ')};
  gap: 4px;
  height: 1.25rem;
  ${from.tablet} {
    height: 1.75rem;
  }
`;

/* Told apart by how full they are, and by the dashes. */
const pale = 'color-mix(in srgb, var(--action) 24%, transparent)';
const fills = {
  locked: 'border-style: dashed; color: var(--muted);',
  open: `background: ${pale}; border-color: var(--gold);`,
  begun: `background: linear-gradient(to right, var(--action) 50%, ${pale} 50%); border-color: var(--gold); color: var(--on-action);`,
  read: 'background: var(--action); border-color: var(--gold); color: var(--on-action);',
};
type State = keyof typeof fills;

const Segment = styled.span<{ $state: State; $next?: boolean }>`
  display: grid;
  align-content: center;
  overflow: hidden;
  padding-left: min(6px, 14%);
  border: 1px solid var(--border);
  border-radius: 2px;
  font-size: var(--size-13);
  print-color-adjust: exact;
  ${({ $state }) => fills[$state]}
  ${({ $next }) => $next && 'outline: 2px solid var(--text); font-weight: 700;'}
`;

/** A lesson's state as a small block. */
export const LessonKey = styled(Segment)`
  width: 12px;
  height: 12px;
  padding: 0;
`;

const Legend = styled(Row)`
  gap: 4px 12px;
  color: var(--muted);
  font-size: var(--size-14);
  > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  > :first-child {
    width: 100%;
  }
`;

interface LevelTrackProps {
  name: string;
  lessons: readonly { minutes: number; state: State }[];
  /** The number of the lesson to go on with. */
  next?: number | undefined;
  /** It is drawn on the scale of a level this long. */
  total?: number;
}

const totalOf = ({ lessons }: Pick<LevelTrackProps, 'lessons'>) =>
  lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** A level's lessons, each as long as it takes, and how far the user is with them. */
export function LevelTrack({ name, lessons, next, total = 0 }: LevelTrackProps) {
  return (
    <Track
      $minutes={[...lessons.map(({ minutes }) => minutes), total - totalOf({ lessons })].filter(
        one => one > 0,
      )}
      role="img"
      aria-label={`${name}, ${lessons.length} lessons: ${lessons.map(({ minutes, state }) => `${minutes} min, ${state}`).join('; ')}`}
    >
      {lessons.map(({ state }, index) => (
        <Segment key={index} $state={state} $next={index + 1 === next}>
          {index + 1}
        </Segment>
      ))}
    </Track>
  );
}

/** What the blocks of these levels mean. */
export function LessonLegend({ levels }: { levels: readonly Pick<LevelTrackProps, 'lessons' | 'next'>[] }) {
  const states = levels.flatMap(({ lessons }) => lessons.map(({ state }) => state));
  return (
    <Legend>
      <p>Each block is one lesson; its width shows its length.</p>
      {(Object.keys(fills) as State[])
        .filter(state => states.includes(state))
        .map(state => (
          <span key={state}>
            <LessonKey $state={state} />
            {state}
          </span>
        ))}
      {levels.some(({ next }) => next) && (
        <span>
          <LessonKey $state="open" $next />
          next
        </span>
      )}
    </Legend>
  );
}

/** The whole programme at one glance; `note` stands beside a level's name. */
export const ProgrammeMap = ({ levels }: { levels: readonly (LevelTrackProps & { note: string })[] }) => (
  <Stack as="figure" $gap={24}>
    {levels.map(({ note, ...level }) => (
      <Stack key={level.name} $gap={12}>
        <Row $gap={12}>
          <Text as="strong" $size={14}>
            {level.name}
          </Text>
          <Text $size={14} $muted>
            {note}
          </Text>
        </Row>
        <LevelTrack {...level} total={Math.max(...levels.map(totalOf))} />
      </Stack>
    ))}
    <figcaption>
      <LessonLegend levels={levels} />
    </figcaption>
  </Stack>
);
