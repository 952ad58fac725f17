import { lessonsOf, lessonToContinue, levels, type LessonProgress } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, Figure, ProgrammeMap, Row, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, Setting, type AccountProps } from './AccountSection.tsx';

/* As high with figures as with words. */
const Done = styled(Row)`
  min-height: 52px;
`;

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <AccountSection id="own-progress" title="Your progress" says="How far you are in each level.">
      <Loaded answer={progress} what="Your progress" sample={[]}>
        {lessons => <Progress lessons={lessons} />}
      </Loaded>
    </AccountSection>
  );
}

function Progress({ lessons }: { lessons: LessonProgress[] }) {
  const next = lessonToContinue(levels, lessons);
  const counts = Object.entries(countsOf(lessons)).filter(([, count]) => count > 0);
  return (
    <Stack $gap={24}>
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
      <Setting>
        {counts.length > 0 ? (
          <Done as="dl" $gap={40}>
            {counts.map(([what, count]) => (
              <div key={what}>
                <Text as="dt" $size={14} $muted>
                  {what}
                </Text>
                <Figure as="dd" $size={25}>
                  {count}
                </Figure>
              </div>
            ))}
          </Done>
        ) : (
          <Done as="p">
            {next
              ? `${lessons.length > 0 ? '' : 'Nothing read yet. '}${next.module.title}: ${next.minutes} minutes.`
              : 'All open lessons are read.'}
          </Done>
        )}
        <ButtonLink as={Link} to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}>
          {next
            ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
            : 'Read the lessons again'}
        </ButtonLink>
      </Setting>
    </Stack>
  );
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
