import { formatHours, levels, totalMinutes } from '@site/curriculum';
import { styled } from '@site/platform';
import { Figure, from, Heading, Row, Text } from '@site/ui';
import { Points } from '../services/Offers.tsx';

const Columns = styled.ol`
  display: grid;
  gap: 40px;
  grid-template-columns: minmax(0, 1fr);
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }
`;

const Column = styled.li`
  display: grid;
  gap: 16px;
  /* Aligns the three prices, however long the topics are. */
  grid-template-rows: auto auto 1fr;
  padding-top: 24px;
  border-top: 1px solid var(--border);
  ${from.desktop} {
    padding-right: 32px;
    & + & {
      padding-left: 32px;
      border-left: 1px solid var(--line);
    }
  }
`;

const Terms = styled.p`
  display: grid;
  gap: 4px;
  padding-top: 8px;
  > :last-child {
    color: var(--muted);
  }
`;

const Topics = styled.ul`
  display: grid;
  gap: 4px 24px;
  margin-top: 8px;
  font-size: var(--size-14);
  color: var(--muted);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Rows = styled.ol`
  > li {
    padding-block: 12px 16px;
    border-top: 1px solid var(--line);
  }
`;

/** The levels for who knows them: their topics, and how long they take. */
export const LevelRows = () => (
  <Rows>
    {levels.map(level => (
      <li key={level.id}>
        <Row $justify="space-between" $gap={8}>
          <Heading level={3} size={16}>
            {level.name}
          </Heading>
          <Text $size={14}>
            {level.modules.length} lessons, {formatHours(totalMinutes(level))}
          </Text>
        </Row>
        <Topics>
          {level.bullets.map(bullet => (
            <li key={bullet}>{bullet}</li>
          ))}
        </Topics>
      </li>
    ))}
  </Rows>
);

/** The three levels in the order in which they are taught, each with four of its topics. */
export function LevelColumns() {
  return (
    <Columns>
      {levels.map(level => (
        <Column key={level.id}>
          <Heading level={3}>{level.name}</Heading>
          <Text $muted>{level.subtitle}.</Text>
          <Points>
            {level.bullets.map(bullet => (
              <li key={bullet}>{bullet}</li>
            ))}
          </Points>
          <Terms>
            <Figure $size={25}>{level.price}</Figure>
            <span>
              {level.modules.length} lessons, {formatHours(totalMinutes(level))}
            </span>
          </Terms>
        </Column>
      ))}
    </Columns>
  );
}
