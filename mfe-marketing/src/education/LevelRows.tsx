import {
  formatHours,
  lessonsOf,
  lessonToContinue,
  levels,
  totalMinutes,
  type LessonProgress,
} from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { Heading, LessonLegend, LevelTrack, Row, Stack, Text, TextLink } from '@site/ui';

/* The name, the lessons, and in a quiet line the topics. */
const Rows = styled.ol`
  > li {
    display: grid;
    gap: 12px;
    padding-block: 24px;
    border-top: 1px solid var(--line);
  }
`;

const Topics = styled.ul`
  color: var(--muted);
  font-size: var(--size-14);
  li {
    display: inline;
  }
  li + li::before {
    content: ' · ';
  }
`;

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
            <Row $align="baseline" $justify="space-between">
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
                  : formatHours(totalMinutes(level))}
              </Text>
            </Row>
            <LevelTrack name={level.name} lessons={lessons} next={number} link={Link} />
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
