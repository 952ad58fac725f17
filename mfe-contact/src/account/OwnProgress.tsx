import { lessonsOf, lessonToContinue, levels, type LessonProgress } from '@site/curriculum';
import { Link } from '@site/platform';
import { ButtonLink, ProgrammeMap, Row, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, type AccountProps } from './AccountSection.tsx';

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <AccountSection id="own-progress" title="Your progress">
      <Loaded answer={progress} what="Your progress" sample={[]}>
        {lessons => (
          <Stack $gap={24}>
            <ProgrammeMap
              levels={levels.map(level => ({
                name: level.name,
                lessons: lessonsOf(level, lessons),
                note: readOf(lessonsOf(level, lessons)),
              }))}
            />
            <Text $size={14} $muted>
              {Object.entries(countsOf(lessons))
                .map(([what, count]) => `${what}: ${count}`)
                .join(' · ')}
            </Text>
            <Row>
              <WayOn lessons={lessons} />
            </Row>
          </Stack>
        )}
      </Loaded>
    </AccountSection>
  );
}

const readOf = (lessons: ReturnType<typeof lessonsOf>) =>
  `${lessons.filter(({ state }) => state === 'read').length} of ${lessons.length} read`;

function WayOn({ lessons }: { lessons: LessonProgress[] }) {
  const next = lessonToContinue(levels, lessons);
  return (
    <ButtonLink as={Link} to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}>
      {next
        ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
        : 'Read the lessons again'}
    </ButtonLink>
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
