import {
  formatHours,
  lessonsOf,
  lessonToContinue,
  levels,
  totalMinutes,
  type LessonProgress,
} from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, Card, Figure, from, Heading, LessonLegend, LevelTrack, Row, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { Loaded, type AccountProps } from './AccountSection.tsx';

const Frame = styled(Card)`
  --space: 24px;
  gap: 24px;
  margin-bottom: 24px;
  padding: var(--space) var(--space) 0;
  overflow: clip;
  ${from.tablet} {
    --space: 40px;
  }
`;

/* As high with every lesson. */
const Next = styled(Row)`
  align-items: start;
  min-height: 5.5rem;
  > div {
    flex: 1 1 14rem;
  }
  ${from.tablet} {
    min-height: 3.5rem;
  }
`;

/* A level a line. All of them have one scale: what takes longer is longer. */
const Levels = styled.ul`
  border-top: 1px solid var(--line);
  li > div {
    flex: 1 0 100%;
    order: 1;
  }
  ol > li {
    line-height: 2;
  }
  ${from.tablet} {
    > li {
      flex-wrap: nowrap;
      > strong {
        flex: 0 0 7rem;
      }
      > div {
        flex: auto;
        order: 0;
      }
    }
  }
`;

const Level = styled(Row)<{ $share: number }>`
  gap: 8px 16px;
  justify-content: space-between;
  padding-block: 16px;
  border-bottom: 1px solid var(--line);
  ${from.tablet} {
    ol {
      width: ${({ $share }) => 100 * $share}%;
    }
  }
`;

/* The record, as the foot of the card; before there is one, what it counts, in the same room. */
const Foot = styled.div`
  display: grid;
  margin-inline: calc(-1 * var(--space));
  border-top: 1px solid var(--line);
  > * {
    grid-area: 1 / 1;
  }
  > p {
    align-self: center;
    max-width: none;
    padding-inline: var(--space);
  }
`;

const Counts = styled.ul<{ $none: boolean }>`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  visibility: ${({ $none }) => $none && 'hidden'};
  background: var(--line);
  li {
    padding: 20px var(--space);
    background: var(--surface);
  }
  ${from.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** How far the user is in the lessons, and where to go on. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <Frame $ink as="section" aria-labelledby="own-progress">
      <Heading level={2} size={39} id="own-progress">
        Your progress
      </Heading>
      <Loaded answer={progress} what="Your progress" sample={[]}>
        {lessons => <Progress lessons={lessons} />}
      </Loaded>
    </Frame>
  );
}

function Progress({ lessons }: { lessons: LessonProgress[] }) {
  const next = lessonToContinue(levels, lessons);
  const rows = levels.map(level => ({
    level,
    name: level.name,
    lessons: lessonsOf(level, lessons),
    next: next?.level === level ? next.module.number : undefined,
  }));
  const all = rows.flatMap(row => row.lessons);
  const longest = Math.max(...levels.map(totalMinutes));
  const isRead = ({ state }: (typeof all)[number]) => state === 'read';
  const read = all.filter(isRead);
  const timeOf = (modules: typeof all) =>
    formatHours(totalMinutes({ modules: modules.map(({ module }) => module) }));
  const counts = [
    [`of ${all.length} lessons read`, read.length],
    [`of ${timeOf(all)} read`, timeOf(read)],
    ['questions answered right', countOf(lessons.map(({ checks }) => idsOfRight(checks)))],
    ['exercises tried', countOf(lessons.map(({ attempts }) => attempts?.map(({ exercise }) => exercise)))],
  ] as const;
  const isNone = !counts.some(([, count]) => typeof count === 'number' && count > 0);
  return (
    <>
      <Next $gap={16}>
        <div>
          <Heading level={3} size={20}>
            {next ? next.module.title : 'All open lessons are read.'}
          </Heading>
          {next && <Text $muted>{next.minutes} minutes</Text>}
        </div>
        <ButtonLink as={Link} to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}>
          {next
            ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
            : 'Read the lessons again'}
        </ButtonLink>
      </Next>
      <Levels>
        {rows.map(({ level, ...row }) => (
          <Level as="li" key={row.name} $share={totalMinutes(level) / longest}>
            <strong>{row.name}</strong>
            <LevelTrack {...row} />
            <Text $size={14} $muted>
              {row.lessons.filter(isRead).length} of {row.lessons.length} read
            </Text>
          </Level>
        ))}
      </Levels>
      <LessonLegend levels={rows} />
      <Foot>
        <Counts $none={isNone}>
          {counts.map(([what, count]) => (
            <li key={what}>
              <Figure $size={25}>{count}</Figure>
              <Text $size={14} $muted>
                {what}
              </Text>
            </li>
          ))}
        </Counts>
        {isNone && (
          <Text $muted>
            Counted here from your first lesson on: what you read, how long it takes, the questions you answer
            right and the exercises you try.
          </Text>
        )}
      </Foot>
    </>
  );
}

const idsOfRight = (checks: LessonProgress['checks']) =>
  checks?.filter(({ right }) => right).map(({ id }) => id);

/** Each counts once, however often: their ids are those of one module. */
const countOf = (ids: readonly (string[] | undefined)[]) =>
  ids.reduce((sum, own) => sum + new Set(own).size, 0);
