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

const Rows = styled.ol`
  border-bottom: 1px solid var(--line);
  > li {
    display: grid;
    gap: 12px 24px;
    align-items: center;
    padding-block: 24px;
    border-top: 1px solid var(--line);
    [role='img'] {
      height: clamp(32px, 4vw, 60px);
    }
    ${from.desktop} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
      > * + * {
        grid-column: 2;
      }
    }
  }
`;

/* In running text, or each in a column. */
const Topics = styled.ul`
  color: var(--muted);
  font-size: var(--size-14);
  > li {
    display: inline;
    + li::before {
      content: '· ';
    }
  }
  ${from.desktop} {
    display: grid;
    gap: 24px;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    > li + li::before {
      content: none;
    }
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
            <Row $gap={12}>
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
            </Row>
            <LevelTrack name={level.name} lessons={lessons} next={number} total={LONGEST} />
            <Topics>
              {level.bullets.map(bullet => (
                <li key={bullet}>{bullet} </li>
              ))}
            </Topics>
          </li>
        ))}
      </Rows>
      <LessonLegend levels={rows} />
    </Stack>
  );
}
