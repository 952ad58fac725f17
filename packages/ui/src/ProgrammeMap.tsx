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

/* Told apart by shape as well: full, half full, empty, dashed. */
const fills = {
  read: 'background: var(--action); border-color: var(--gold);',
  begun:
    'background: linear-gradient(to top, var(--action) 50%, transparent 50%); border-color: var(--gold);',
  open: 'border-color: var(--text);',
  locked: 'border-style: dashed;',
};
type State = keyof typeof fills;

const next = `
  border: 2px solid var(--gold);
  background-color: color-mix(in srgb, var(--action) 55%, transparent);
`;

const Segment = styled.span<{ $state: State; $isNext?: boolean }>`
  border: 1px solid var(--border);
  border-radius: 2px;
  print-color-adjust: exact;
  ${({ $state }) => fills[$state]}
  ${({ $isNext }) => $isNext && next}
`;

/** A lesson's state as a small block. */
export const LessonKey = styled(Segment)`
  display: inline-block;
  width: 12px;
  height: 12px;
  vertical-align: -1px;
`;

const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  margin-right: 8px;
  white-space: nowrap;
  ${from.tablet} {
    margin-right: 16px;
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
        <Segment key={index} $state={state} $isNext={index + 1 === next} />
      ))}
    </Track>
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
      <Stack key={level.name} $gap={8}>
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
    <Text as="figcaption" $size={14} $muted>
      Each block is one lesson; its width shows its length.
      <br />
      {(Object.keys(fills) as State[]).map(state => (
        <Word key={state}>
          <LessonKey $state={state} />
          {state}
        </Word>
      ))}
      <Word>
        <LessonKey $state="open" $isNext />
        next
      </Word>
    </Text>
  </Levels>
);
