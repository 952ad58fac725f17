import { lessonsOf, lessonToContinue, levels, type LessonProgress } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, Card, Figure, from, Heading, ProgrammeMap, Row, Split, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { Loaded, type AccountProps } from './AccountSection.tsx';

const Frame = styled(Card)`
  gap: 24px;
  ${from.tablet} {
    padding: 32px;
  }
`;

/* As high with every lesson. */
const Next = styled(Stack)`
  min-height: 6rem;
  ${from.desktop} {
    min-height: 12rem;
  }
`;

/* Its columns are those of the page, which has no padding. */
const Columns = styled(Split)`
  ${from.desktop} {
    column-gap: 64px;
  }
  [role='img'] {
    height: clamp(20px, 3vw, 40px);
  }
  dl {
    align-self: stretch;
    margin-top: auto;
  }
`;

/** How far the user is in the lessons, and where to go on. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <Frame $ink as="section" aria-labelledby="own-progress">
      <Heading level={2} size={20} id="own-progress">
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
  return (
    <Columns>
      <Stack $gap={24} $align="start">
        <Next $gap={4}>
          <Heading level={3} size={49}>
            {next ? next.module.title : 'All open lessons are read.'}
          </Heading>
          {next && <Text $muted>{next.minutes} minutes</Text>}
        </Next>
        <ButtonLink as={Link} to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}>
          {next
            ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
            : 'Read the lessons again'}
        </ButtonLink>
        <Stack as="dl" $gap={4}>
          {countsOf(lessons).map(([what, count]) => (
            <Row key={what} $justify="space-between">
              <Text as="dt" $size={14} $muted>
                {what}
              </Text>
              <Figure as="dd" $size={25}>
                {count}
              </Figure>
            </Row>
          ))}
        </Stack>
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
    </Columns>
  );
}

/** What there is to count. A question and an exercise count once, however often: their ids are those of one module. */
const countsOf = (lessons: readonly LessonProgress[]) =>
  Object.entries({
    'Lessons read': lessons.filter(({ readAt }) => readAt).length,
    'Questions answered right': sumOf(lessons, ({ checks }) =>
      (checks ?? []).filter(({ right }) => right).map(({ id }) => id),
    ),
    'Exercises tried': sumOf(lessons, ({ attempts }) => (attempts ?? []).map(({ exercise }) => exercise)),
  }).filter(([, count]) => count > 0);

const sumOf = (lessons: readonly LessonProgress[], idsOf: (lesson: LessonProgress) => string[]) =>
  lessons.reduce((sum, lesson) => sum + new Set(idsOf(lesson)).size, 0);
