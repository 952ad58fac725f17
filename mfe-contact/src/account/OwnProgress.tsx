import {
  formatHours,
  lessonsOf,
  lessonToContinue,
  levels,
  totalMinutes,
  type LessonProgress,
} from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, Card, Figure, from, Heading, ProgrammeMap, Split, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { Loaded, type AccountProps } from './AccountSection.tsx';

const Frame = styled(Card)`
  --space: 24px;
  gap: 16px;
  margin-bottom: 20px;
  padding: var(--space) var(--space) 0;
  overflow: clip;
  ${from.tablet} {
    --space: 40px;
  }
`;

const Next = styled(Stack)`
  min-height: 5.5rem;
`;

/* The record, as the foot of the card. */
const Counts = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  margin-inline: calc(-1 * var(--space));
  background: var(--line);
  border-top: 1px solid var(--line);
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
      <Heading level={2} size={16} id="own-progress">
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
  const all = levels.flatMap(level => lessonsOf(level, lessons));
  const read = all.filter(({ state }) => state === 'read');
  const timeOf = (modules: typeof all) =>
    formatHours(totalMinutes({ modules: modules.map(({ module }) => module) }));
  const counts = [
    [`of ${all.length} lessons read`, read.length],
    [`of ${timeOf(all)} read`, timeOf(read)],
    ['questions answered right', countOf(lessons.map(({ checks }) => idsOfRight(checks)))],
    ['exercises tried', countOf(lessons.map(({ attempts }) => attempts?.map(({ exercise }) => exercise)))],
  ] as const;
  return (
    <Stack $gap={32}>
      <Split $ratio="1:1" $gap={40}>
        <Stack $gap={24} $align="start">
          <Next $gap={4}>
            <Heading level={3} size={39}>
              {next ? next.module.title : 'All open lessons are read.'}
            </Heading>
            {next && <Text $muted>{next.minutes} minutes</Text>}
          </Next>
          <ButtonLink
            as={Link}
            to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}
          >
            {next
              ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
              : 'Read the lessons again'}
          </ButtonLink>
        </Stack>
        <ProgrammeMap
          levels={levels.map(level => {
            const own = lessonsOf(level, lessons);
            return {
              name: level.name,
              lessons: own,
              next: next?.level === level ? next.module.number : undefined,
              note: `${own.filter(({ state }) => state === 'read').length} of ${own.length} read`,
            };
          })}
        />
      </Split>
      <Counts>
        {counts.map(([what, count]) => (
          <li key={what}>
            <Figure $size={25}>{count}</Figure>
            <Text $size={14} $muted>
              {what}
            </Text>
          </li>
        ))}
      </Counts>
    </Stack>
  );
}

const idsOfRight = (checks: LessonProgress['checks']) =>
  checks?.filter(({ right }) => right).map(({ id }) => id);

/** Each counts once, however often: their ids are those of one module. */
const countOf = (ids: readonly (string[] | undefined)[]) =>
  ids.reduce((sum, own) => sum + new Set(own).size, 0);
