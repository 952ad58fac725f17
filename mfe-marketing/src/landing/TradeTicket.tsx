import { styled } from '@site/platform';
import { Figure, from, Text } from '@site/ui';
import { rewardOf, type Signal } from './signals.ts';
import { TradeChart } from './TradeChart.tsx';

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

const dollars = (price: number) => price.toLocaleString('en', { minimumFractionDigits: 1 });

/** What a trade idea looks like here: the target, the entry, and where the idea is wrong. */
export function TradeTicket({ signal }: { signal: Signal }) {
  const { market, target, entry, stop, zone } = signal;
  const reward = rewardOf(signal);
  const lines = [
    ['Target', dollars(target), 'up'],
    ['Entry zone', `${dollars(entry - zone)} – ${dollars(entry + zone)}`, 'text'],
    ['Stop', dollars(stop), 'down'],
  ] as const;
  const facts = [
    ['Loss at the stop, 1 R', '1% of the account'],
    [`Gain at the target, ${reward} R`, `${reward}% of the account`],
  ] as const;
  return (
    <Sheet>
      <Head>
        <Figure>{market}</Figure>
        <Text $size={14} $muted>
          Example with invented prices
        </Text>
      </Head>
      <TradeChart signal={signal} />
      <Ladder>
        {lines.map(([name, price, tone]) => (
          <Step key={name} $tone={`var(--${tone})`}>
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
