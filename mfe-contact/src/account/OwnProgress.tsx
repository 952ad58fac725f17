import { lessonsOf, lessonToContinue, levels, type LessonProgress } from '@site/curriculum';
import { Link } from '@site/platform';
import { ButtonLink, Figure, ProgrammeMap, Row, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, type AccountProps } from './AccountSection.tsx';

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <AccountSection id="own-progress" title="Your progress">
      <Loaded answer={progress} what="Your progress" sample={[]}>
        {lessons => <Progress lessons={lessons} />}
      </Loaded>
    </AccountSection>
  );
}

function Progress({ lessons }: { lessons: LessonProgress[] }) {
  const next = lessonToContinue(levels, lessons);
  return (
    <Stack $gap={32}>
      <ProgrammeMap
        levels={levels.map(level => ({
          name: level.name,
          lessons: lessonsOf(level, lessons),
          next: next?.level === level ? next.module.number : undefined,
          note: noteOf(lessonsOf(level, lessons)),
        }))}
      />
      <Row as="dl" $gap={40}>
        {Object.entries(countsOf(lessons)).map(([what, count]) => (
          <div key={what}>
            <Text as="dt" $size={14} $muted>
              {what}
            </Text>
            <Figure as="dd" $size={25}>
              {count}
            </Figure>
          </div>
        ))}
      </Row>
      <Row>
        <ButtonLink as={Link} to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}>
          {next
            ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
            : 'Read the lessons again'}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function noteOf(lessons: ReturnType<typeof lessonsOf>) {
  const [read, begun] = (['read', 'begun'] as const).map(
    state => lessons.filter(lesson => lesson.state === state).length,
  );
  return `${read} of ${lessons.length} read${begun ? ` · ${begun} begun` : ''}`;
}

/** A question and an exercise count once, however often: their ids are those of one module. */
const countsOf = (lessons: readonly LessonProgress[]) => ({
  'Questions answered right': sumOf(lessons, ({ checks }) =>
    (checks ?? []).filter(({ right }) => right).map(({ id }) => id),
  ),
  'Exercises tried': sumOf(lessons, ({ attempts }) => (attempts ?? []).map(({ exercise }) => exercise)),
});

const sumOf = (lessons: readonly LessonProgress[], idsOf: (lesson: LessonProgress) => string[]) =>
  lessons.reduce((sum, lesson) => sum + new Set(idsOf(lesson)).size, 0);
