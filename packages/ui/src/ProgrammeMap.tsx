import type { ElementType } from 'react';
import styled, { css } from 'styled-components';
import { Row, Stack } from './Layout.tsx';
import { Text, VisuallyHidden } from './Text.tsx';
import { pressable } from './TextLink.tsx';

/** From how wide the names of a level's lessons fit in blocks as wide as the lessons are long. */
const [NARROW, WIDE] = ['@container not (min-width: 56rem)', '@container (min-width: 56rem)'];

const Place = styled.div`
  container-type: inline-size;
`;

const Track = styled.ol<{ $widths: string; $named: boolean }>`
  display: grid;
  grid-template-columns: ${({ $widths, $named }) => ($named ? 'repeat(4, minmax(0, 1fr))' : $widths)};
  gap: 4px;
  ${WIDE} {
    grid-template-columns: ${({ $widths }) => $widths};
  }
`;

/* Told apart by how full they are, and by the dashes; what is begun has a mark of what is read. */
const pale = 'color-mix(in srgb, var(--action) 20%, transparent)';
const fills = {
  locked: 'border-style: dashed; color: var(--muted);',
  open: `background: ${pale}; border-color: var(--gold);`,
  begun: `background: linear-gradient(var(--action) 0 0) 0 100% / min(50%, 16px) var(--begun, 100%) no-repeat ${pale}; border-color: var(--gold);`,
  read: 'background: var(--action); border-color: var(--gold); color: var(--on-action);',
};
type State = keyof typeof fills;

const Block = styled.span<{ $state: State; $next?: boolean }>`
  display: block;
  border: 1px solid var(--border);
  border-radius: 4px;
  print-color-adjust: exact;
  ${({ $state }) => fills[$state]}
  ${({ $next }) => $next && 'outline: 2px solid var(--text);'}
`;

/* In a narrow column what is open has a line with its name; of what is locked the number, as high as a finger is wide, covers the words. */
const named = css<{ $state: State }>`
  --begun: 5px;
  display: flex;
  gap: 4px 8px;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: 8px 12px;
  overflow-wrap: anywhere;
  font-size: var(--size-14);
  line-height: 1.3;
  text-align: start;
  b {
    margin-right: 8px;
  }
  a + span {
    flex: none;
  }
  ${NARROW} {
    ${({ $state }) =>
      $state === 'locked'
        ? `
    display: block;
    height: 48px;
    padding: 0;
    overflow: clip;
    text-align: center;
    b { display: block; margin: 0; line-height: 46px; }
    a + span { position: absolute; inset: 0; clip-path: inset(50%); overflow: hidden; }`
        : 'grid-column: 1 / -1; min-height: 56px; a { padding-left: 16px; text-indent: -16px; }'}
  }
  ${WIDE} {
    flex-direction: column;
    align-items: start;
    min-height: 6.5rem;
    padding: 8px 10px;
    b {
      display: none;
    }
  }
`;

const Lesson = styled(Block)<{ $named: boolean }>`
  --begun: 3px;
  font-size: var(--size-13);
  line-height: 1.7;
  text-align: center;
  ${({ $named }) => $named && named}
  ${pressable}
  a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    outline: none;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--gold);
    outline-offset: 2px;
  }
  &:hover a {
    text-decoration: underline;
  }
`;

/** A lesson's state as a small block. */
export const LessonKey = styled(Block)`
  --begun: 4px;
  width: 12px;
  height: 12px;
  border-radius: 2px;
`;

const Legend = styled(Row)`
  gap: 4px 16px;
  color: var(--muted);
  font-size: var(--size-13);
`;

interface LevelTrackProps {
  name: string;
  lessons: readonly {
    minutes: number;
    state: State;
    level?: { id: string };
    module?: { number: number; title: string };
  }[];
  /** The number of the lesson to go on with. */
  next?: number | undefined;
  /** A router's link, by which the blocks have the names of their lessons, and lead to them; without it their numbers. */
  link?: ElementType | undefined;
}

/** A level's lessons, how long each takes, and how far the user is with them. */
export function LevelTrack({ name, lessons, next, link: Link }: LevelTrackProps) {
  return (
    <Place>
      <Track
        $named={Boolean(Link)}
        aria-label={`${name}, ${lessons.length} lessons`}
        $widths={lessons.map(({ minutes }) => `minmax(0, ${minutes}fr)`).join(' ')}
      >
        {lessons.map(({ minutes, state, level, module }, index) => (
          <Lesson as="li" key={index} $state={state} $next={index + 1 === next} $named={Boolean(Link)}>
            {Link && level && module ? (
              <>
                <Link to={`/education/${level.id}/${module.number}`}>
                  <b>{module.number}</b> {module.title.split(': ')[0]}
                </Link>
                <span>
                  {minutes} min<VisuallyHidden>, {state}</VisuallyHidden>
                </span>
              </>
            ) : (
              <>
                {index + 1}
                <VisuallyHidden>{` ${minutes} min, ${state}`}</VisuallyHidden>
              </>
            )}
          </Lesson>
        ))}
      </Track>
    </Place>
  );
}

/** What the blocks of these levels mean. */
export function LessonLegend({ levels }: { levels: readonly Pick<LevelTrackProps, 'lessons' | 'next'>[] }) {
  const states = levels.flatMap(({ lessons }) => lessons.map(({ state }) => state));
  return (
    <Legend>
      {(Object.keys(fills) as State[])
        .filter(state => states.includes(state))
        .map(state => (
          <Row key={state} $gap={6}>
            <LessonKey $state={state} />
            {state}
          </Row>
        ))}
      {levels.some(({ next }) => next) && (
        <Row $gap={6}>
          <LessonKey $state="open" $next />
          next
        </Row>
      )}
    </Legend>
  );
}

/** The whole programme at one glance; `note` stands beside a level's name. */
export const ProgrammeMap = ({ levels }: { levels: readonly (LevelTrackProps & { note: string })[] }) => (
  <Stack as="figure" $gap={24} $justify="space-between">
    {levels.map(({ note, ...level }) => (
      <Stack key={level.name} $gap={8}>
        <Row $gap={12} $justify="space-between">
          <strong>{level.name}</strong>
          <Text $size={14} $muted>
            {note}
          </Text>
        </Row>
        <LevelTrack {...level} />
      </Stack>
    ))}
    <figcaption>
      <LessonLegend levels={levels} />
    </figcaption>
  </Stack>
);
