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

const Rows = styled.ol`
  border-bottom: 1px solid var(--line);
  > li {
    display: grid;
    gap: 16px 40px;
    padding-block: 24px;
    border-top: 1px solid var(--line);
    ${from.desktop} {
      grid-template-columns: 10rem minmax(0, 1fr);
    }
  }
`;

const Topics = styled.ul`
  display: grid;
  gap: 4px 24px;
  color: var(--muted);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
    <Stack>
      <Rows aria-label={progress && 'Read of each level'}>
        {rows.map(({ level, lessons, next: number }) => (
          <li key={level.id}>
            <Stack $gap={4}>
              <Heading level={3}>
                {progress ? (
                  <TextLink as={Link} to={`/education?level=${level.id}`}>
                    {level.name}
                  </TextLink>
                ) : (
                  level.name
                )}
              </Heading>
              <Text $muted $size={14}>
                {progress
                  ? `${lessons.filter(({ state }) => state === 'read').length} of ${lessons.length} read`
                  : `${lessons.length} lessons, ${formatHours(totalMinutes(level))}`}
              </Text>
            </Stack>
            <Stack>
              <LevelTrack name={level.name} lessons={lessons} next={number} total={LONGEST} />
              <Topics>
                {level.bullets.map(bullet => (
                  <li key={bullet}>{bullet}</li>
                ))}
              </Topics>
            </Stack>
          </li>
        ))}
      </Rows>
      <LessonLegend levels={rows} />
    </Stack>
  );
}
