import {
  formatHours,
  lessonsOf,
  lessonToContinue,
  levels,
  totalMinutes,
  type LessonProgress,
} from '@site/curriculum';
import { Link, styled } from '@site/platform';
import { from, Heading, LessonLegend, LevelTrack, Row, Stack, Text, TextLink } from '@site/ui';

/* The name, beside it the topics (below it on a phone), and below both the lessons. */
const Rows = styled.ol`
  > li {
    display: grid;
    gap: 12px 24px;
    padding-block: 24px;
    border-top: 1px solid var(--line);
    ${from.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
      row-gap: 16px;
      > :last-child {
        grid-column: 1 / -1;
      }
    }
  }
`;

const Topics = styled.ul`
  color: var(--muted);
  ${from.tablet} {
    columns: 2;
    column-gap: 24px;
  }
  li {
    padding-bottom: 4px;
    break-inside: avoid;
  }
  @media (max-width: 767px) {
    font-size: var(--size-14);
    li {
      display: inline;
    }
    li + li::before {
      content: ' · ';
    }
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
            <Row $align="baseline">
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
            <Topics>
              {level.bullets.map(bullet => (
                <li key={bullet}>{bullet}</li>
              ))}
            </Topics>
            <LevelTrack name={level.name} lessons={lessons} next={number} link={Link} />
          </li>
        ))}
      </Rows>
      <LessonLegend levels={rows} />
    </Stack>
  );
}
