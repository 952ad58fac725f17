import { formatHours, levels, totalMinutes } from '@site/curriculum';
import { styled } from '@site/platform';
import { Figure, from, Heading, Text } from '@site/ui';
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
