import {
  formatHours,
  lessonsOf,
  lessonToContinue,
  levels,
  totalMinutes,
  type LessonProgress,
} from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, from, Grid, Heading, LessonLegend, LevelTrack, Row, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { Leaf, Loaded, type AccountProps } from './AccountSection.tsx';

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

/* A line for each. All of them have one scale: what takes longer is longer. */
const Level = styled.li<{ $share: number }>`
  display: grid;
  grid-template: 'name note' 'track track' / 1fr auto;
  gap: 8px 16px;
  align-items: center;
  padding-block: 16px;
  border-top: 1px solid var(--line);
  > div {
    grid-area: track;
  }
  ol > li {
    line-height: 2;
  }
  ${from.tablet} {
    grid-template: 'name track note' / 7rem 1fr auto;
    ol {
      width: ${({ $share }) => 100 * $share}%;
    }
  }
`;

/** How far the user is in the lessons, and where to go on. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <Leaf $ink as="section" aria-labelledby="own-progress">
      <Heading level={2} size={39} id="own-progress">
        Your progress
      </Heading>
      <Loaded answer={progress} what="Your progress" sample={[]}>
        {lessons => <Progress lessons={lessons} />}
      </Loaded>
    </Leaf>
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
  return (
    <Stack $gap={24}>
      <Next>
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
      <ul>
        {rows.map(({ level, ...row }) => (
          <Level key={row.name} $share={totalMinutes(level) / longest}>
            <strong>{row.name}</strong>
            <LevelTrack {...row} />
            <Text $size={14} $muted>
              {row.lessons.filter(isRead).length} of {row.lessons.length} read
            </Text>
          </Level>
        ))}
      </ul>
      <LessonLegend levels={rows} />
      <Grid as="ul" $gap={4} $desktop={4}>
        {counts.map(([what, count]) => (
          <Row as="li" key={what} $gap={6}>
            <strong>{count}</strong>
            <Text as="span" $size={14} $muted>
              {what}
            </Text>
          </Row>
        ))}
      </Grid>
    </Stack>
  );
}

const idsOfRight = (checks: LessonProgress['checks']) =>
  checks?.filter(({ right }) => right).map(({ id }) => id);

/** Each counts once, however often: their ids are those of one module. */
const countOf = (ids: readonly (string[] | undefined)[]) =>
  ids.reduce((sum, own) => sum + new Set(own).size, 0);
