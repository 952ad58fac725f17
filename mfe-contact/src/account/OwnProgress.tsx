import { lessonsOf, lessonToContinue, levels, type LessonProgress } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, Figure, from, LevelTrack, Row, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, Setting, type AccountProps } from './AccountSection.tsx';

/* A level: its name, its lessons, and how many of them. */
const Level = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 8px 24px;
  align-items: center;
  padding-bottom: 20px;
  > :last-child {
    grid-column: 1 / -1;
  }
  ${from.tablet} {
    grid-template-columns: 7rem 1fr 7rem;
    > :nth-child(2) {
      grid-column: 3;
      text-align: end;
    }
    > :last-child {
      grid-area: 1 / 2;
    }
  }
`;

/* As high with figures as with words. */
const Done = styled(Row)`
  min-height: 52px;
`;

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<LessonProgress[]>('/api/progress', auth);
  return (
    <AccountSection
      id="own-progress"
      title="Your progress"
      says="Each block is one lesson: full is read, half full begun, pale next, dashed locked."
    >
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
    <div>
      <ul>
        {levels.map(level => {
          const own = lessonsOf(level, lessons);
          return (
            <Level key={level.id}>
              <strong>{level.name}</strong>
              <Text $muted>{noteOf(own)}</Text>
              <LevelTrack
                name={level.name}
                lessons={own}
                next={next?.level === level ? next.module.number : undefined}
              />
            </Level>
          );
        })}
      </ul>
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
    </div>
  );
}

function noteOf(lessons: ReturnType<typeof lessonsOf>) {
  const [read, begun] = (['read', 'begun'] as const).map(
    state => lessons.filter(lesson => lesson.state === state).length,
  );
  if (read) return `${read} of ${lessons.length} read`;
  return begun ? `${begun} of ${lessons.length} begun` : `${lessons.length} lessons`;
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
