import {
  formatHours,
  lessonsOf,
  lessonToContinue,
  levels,
  totalMinutes,
  type LessonProgress,
} from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { from, Heading, LessonLegend, LevelTrack, Stack, Text, TextLink } from '@site/ui';

/* On a phone the name, the blocks, the topics; elsewhere the topics are beside the name, and the blocks below both. */
const Rows = styled.ol`
  > li {
    display: grid;
    gap: 20px 24px;
    padding-block: 28px;
    border-top: 1px solid var(--line);
    [role='img'] {
      height: clamp(40px, 4.5vw, 56px);
    }
    ${from.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
      > [role='img'] {
        grid-area: 2 / 1 / auto / -1;
      }
    }
  }
`;

const Topics = styled.ul`
  padding-left: 1.2em;
  list-style: disc;
  li {
    padding-bottom: 4px;
    break-inside: avoid;
  }
  ${from.tablet} {
    columns: 2;
    column-gap: 40px;
  }
`;

export const LONGEST = Math.max(...levels.map(totalMinutes));

interface LevelRowsProps {
  /** Of a user, in place of the length. */
  progress?: readonly LessonProgress[];
}

/** The three levels in the order in which they are taught: their lessons as blocks, and four of their topics. */
export function LevelRows({ progress }: LevelRowsProps) {
  const next = progress && lessonToContinue(levels, progress);
  const rows = levels.map(level => ({
    level,
    lessons: lessonsOf(level, progress ?? []),
    next: next?.level === level ? next.module.number : undefined,
  }));
  return (
    <Stack $gap={0}>
      <Rows aria-label={progress && 'Read of each level'}>
        {rows.map(({ level, lessons, next: number }) => (
          <li key={level.id}>
            <Stack $gap={4}>
              <Heading level={3} size={31}>
                {progress ? (
                  <TextLink as={Link} to={`/education?level=${level.id}`}>
                    {level.name}
                  </TextLink>
                ) : (
                  level.name
                )}
              </Heading>
              <Text $muted>
                {progress
                  ? `${lessons.filter(({ state }) => state === 'read').length} of ${lessons.length} read`
                  : `${lessons.length} lessons, ${formatHours(totalMinutes(level))}`}
              </Text>
            </Stack>
            <LevelTrack name={level.name} lessons={lessons} next={number} total={LONGEST} />
            <Topics>
              {level.bullets.map(bullet => (
                <li key={bullet}>{bullet}</li>
              ))}
            </Topics>
          </li>
        ))}
      </Rows>
      <LessonLegend levels={rows} />
    </Stack>
  );
}
