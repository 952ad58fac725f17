import { styled } from '@site/platform';
import { Figure, from, Text } from '@site/ui';
import { TradeChart } from './TradeChart.tsx';

// Invented prices: it shows the form of a signal, and its caption says so.
const lines = [
  { name: 'Target', price: '2,418.0', tone: 'var(--up)' },
  { name: 'Entry zone', price: '2,382.0 – 2,386.0', tone: 'var(--text)' },
  { name: 'Stop', price: '2,370.0', tone: 'var(--down)' },
];

const facts = [
  ['Loss at the stop, 1 R', '1% of the account'],
  ['Gain at the target, 2.4 R', '2.4% of the account'],
] as const;

const Sheet = styled.figure`
  display: grid;
  gap: 24px;
  padding: 24px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  ${from.tablet} {
    padding: 32px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 16px;
`;

const Ladder = styled.dl`
  display: grid;
  gap: 12px;
  padding-left: 24px;
`;

const Step = styled.div<{ $tone: string }>`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  align-items: baseline;
  &::before {
    content: '';
    position: absolute;
    top: 4px;
    left: -24px;
    height: 16px;
    border-left: 3px solid ${({ $tone }) => $tone};
  }
  dt {
    font-weight: 600;
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: 8px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  font-size: var(--size-14);
  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
  }
  dt {
    color: var(--muted);
  }
`;

/** What a trade idea looks like here: a price ladder from the target down to where the idea is wrong. */
export function TradeTicket() {
  return (
    <Sheet>
      <Head>
        <Figure>XAU/USD · long</Figure>
        <Text $size={14} $muted>
          Example with invented prices
        </Text>
      </Head>
      <TradeChart />
      <Ladder>
        {lines.map(({ name, price, tone }) => (
          <Step key={name} $tone={tone}>
            <dt>{name}</dt>
            <dd>
              <Figure>{price}</Figure>
            </dd>
          </Step>
        ))}
      </Ladder>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <Text as="figcaption" $size={14} $muted>
        The form of a signal, not a recommendation.
      </Text>
    </Sheet>
  );
}
