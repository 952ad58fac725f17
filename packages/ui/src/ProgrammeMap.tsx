import styled from 'styled-components';
import { Row, Stack } from './Layout.tsx';
import { from } from './media.ts';
import { Text } from './Text.tsx';

const Levels = styled.figure`
  display: grid;
  gap: 12px;
  min-width: 0;
  ${from.tablet} {
    gap: 24px;
  }
`;

const Track = styled.div<{ $minutes: number[] }>`
  display: grid;
  grid-template-columns: ${({ $minutes }) => $minutes.map(minutes => `${minutes}fr`).join(' ')};
  gap: 4px;
  height: 14px;
  ${from.tablet} {
    height: 28px;
  }
`;

/* Told apart by how full they are, and by the dashes. */
const pale = 'color-mix(in srgb, var(--action) 24%, transparent)';
const fills = {
  locked: 'border-style: dashed;',
  open: `background: ${pale}; border-color: var(--gold);`,
  begun: `background: linear-gradient(to right, var(--action) 50%, ${pale} 50%); border-color: var(--gold);`,
  read: 'background: var(--action); border-color: var(--gold);',
};
type State = keyof typeof fills;

const Segment = styled.span<{ $state: State }>`
  position: relative;
  border: 1px solid var(--border);
  border-radius: 2px;
  print-color-adjust: exact;
  ${({ $state }) => fills[$state]}
`;

/** A lesson's state as a small block. */
export const LessonKey = styled(Segment)`
  display: inline-block;
  width: 12px;
  height: 12px;
  vertical-align: -1px;
`;

/* Above the block of the lesson to go on with. */
const Next = styled.span`
  border: 3px solid var(--gold);
  border-radius: 50%;
  ${Segment} > & {
    position: absolute;
    bottom: calc(100% + 3px);
    left: calc(50% - 3px);
  }
`;

const Legend = styled(Row)`
  gap: 4px 20px;
  color: var(--muted);
  font-size: var(--size-14);
  > * {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  > * > * {
    display: flex;
    gap: 4px;
    align-items: center;
  }
`;

export interface LevelTrackProps {
  name: string;
  lessons: readonly { minutes: number; state: State }[];
  /** The number of the lesson to go on with. */
  next?: number | undefined;
  /** It is drawn on the scale of a level this long. */
  total?: number;
}

const totalOf = ({ lessons }: LevelTrackProps) => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** A level's lessons, each as long as it takes, and how far the user is with them. */
export function LevelTrack(props: LevelTrackProps) {
  const { name, lessons, next, total = 0 } = props;
  const rest = total - totalOf(props);
  return (
    <Track
      $minutes={[...lessons.map(({ minutes }) => minutes), rest].filter(minutes => minutes > 0)}
      role="img"
      aria-label={`${name}, six lessons: ${lessons.map(({ minutes, state }) => `${minutes} min, ${state}`).join('; ')}`}
    >
      {lessons.map(({ state }, index) => (
        <Segment key={index} $state={state}>
          {index + 1 === next && <Next />}
        </Segment>
      ))}
    </Track>
  );
}

interface LessonLegendProps {
  /** Those whose blocks it is about. */
  levels: readonly Omit<LevelTrackProps, 'name'>[];
  as?: 'figcaption';
}

/** What the blocks mean, as far as they occur. */
export function LessonLegend({ levels, as }: LessonLegendProps) {
  const states = levels.flatMap(({ lessons }) => lessons.map(({ state }) => state));
  return (
    <Legend as={as}>
      <span>Each block is one lesson; its width shows its length.</span>
      <span>
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
            <Next />
            next
          </span>
        )}
      </span>
    </Legend>
  );
}

export interface ProgrammeMapProps {
  /** `note` stands beside a level's name. */
  levels: readonly (LevelTrackProps & { note: string })[];
}

/** The whole programme at one glance. */
export const ProgrammeMap = ({ levels }: ProgrammeMapProps) => (
  <Levels>
    {levels.map(({ note, ...level }) => (
      <Stack key={level.name} $gap={12}>
        <Row $gap={12}>
          <Text $size={14}>
            <strong>{level.name}</strong>
          </Text>
          <Text $size={14} $muted>
            {note}
          </Text>
        </Row>
        <LevelTrack {...level} total={Math.max(...levels.map(totalOf))} />
      </Stack>
    ))}
    <LessonLegend as="figcaption" levels={levels} />
  </Levels>
);
