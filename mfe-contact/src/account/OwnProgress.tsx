import { lessonsOf, lessonToContinue, levels, type LessonProgress } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { ButtonLink, Card, from, Heading, ProgrammeMap, Split, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { Loaded, type AccountProps } from './AccountSection.tsx';

const Frame = styled(Card)`
  gap: 16px;
  ${from.tablet} {
    padding: 32px;
  }
`;

const Next = styled(Stack)`
  min-height: 4.5rem;
`;

const Counts = styled(Text)`
  min-height: 1lh;
  margin-top: auto;
  @media (max-width: 767px) {
    &:empty {
      display: none;
    }
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
  return (
    <Split $ratio="1:1">
      <Stack $gap={20} $align="start">
        <Next $gap={4}>
          <Heading level={3} size={31}>
            {next ? next.module.title : 'All open lessons are read.'}
          </Heading>
          {next && <Text $muted>{next.minutes} minutes</Text>}
        </Next>
        <ButtonLink as={Link} to={next ? `/education/${next.level.id}/${next.module.number}` : '/education'}>
          {next
            ? `${lessons.length > 0 ? 'Continue' : 'Begin'}: ${next.level.name} ${next.module.number}`
            : 'Read the lessons again'}
        </ButtonLink>
        <Counts $size={14} $muted>
          {Object.entries(counts)
            .flatMap(([what, idsOf]) => {
              const count = countOf(lessons, idsOf);
              return count > 0 ? [`${what}: ${count}`] : [];
            })
            .join(' · ')}
        </Counts>
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
  );
}

const counts: Record<string, (lesson: LessonProgress) => string[]> = {
  'Questions answered right': ({ checks }) => (checks ?? []).flatMap(({ right, id }) => (right ? [id] : [])),
  'Exercises tried': ({ attempts }) => (attempts ?? []).map(({ exercise }) => exercise),
};

/** Each counts once, however often: their ids are those of one module. */
const countOf = (lessons: readonly LessonProgress[], idsOf: (lesson: LessonProgress) => string[]) =>
  lessons.reduce((sum, lesson) => sum + new Set(idsOf(lesson)).size, 0);
