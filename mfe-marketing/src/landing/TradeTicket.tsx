import { styled } from '@site/platform';
import { Figure, Row, Text } from '@site/ui';
import { TradeChart, type TradeChartProps } from './TradeChart.tsx';

export const sheetPadding = 'clamp(20px, 2.5vw, 32px)';

const Sheet = styled.figure`
  display: grid;
  gap: 24px;
  padding: ${sheetPadding};
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

const Ladder = styled.dl<{ $isRow: boolean | undefined }>`
  display: grid;
  gap: 12px 16px;
  @media (min-width: 1280px) {
    ${({ $isRow }) =>
      $isRow &&
      `
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > div { display: block; padding: 12px 0 0; }
    > div::before { top: 0; width: 100%; }`}
  }
`;

const Step = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  align-items: baseline;
  padding-left: 32px;
  &::before {
    content: '';
    position: absolute;
    top: 11px;
    left: 0;
    width: 20px;
    border-top: 2px dashed;
  }
  &:first-child::before {
    color: var(--up);
  }
  &:last-child::before {
    color: var(--down);
  }
  dt {
    font-weight: 600;
  }
`;

const dollars = (price: number) => price.toLocaleString('en', { minimumFractionDigits: 1 });

interface TradeTicketProps extends TradeChartProps {
  /** Its prices in a row, and without the caption. */
  isBrief?: boolean;
}

/** What a trade idea looks like here: the target, the entry, and where the idea is wrong. */
export function TradeTicket({ signal, film, isBrief }: TradeTicketProps) {
  const { market, target, entry, stop, zone } = signal;
  const lines = [
    ['Target', dollars(target)],
    ['Entry zone', `${dollars(entry - zone)} – ${dollars(entry + zone)}`],
    ['Stop', dollars(stop)],
  ] as const;
  return (
    <Sheet>
      <Row $gap={4} $align="baseline" $justify="space-between">
        <Figure>{market}</Figure>
        <Text $size={14} $muted>
          Invented prices
        </Text>
      </Row>
      <TradeChart signal={signal} film={film} />
      <Ladder $isRow={isBrief}>
        {lines.map(([name, price]) => (
          <Step key={name}>
            <dt>{name}</dt>
            <dd>
              <Figure>{price}</Figure>
            </dd>
          </Step>
        ))}
      </Ladder>
      {isBrief || (
        <Text as="figcaption" $size={14} $muted>
          1 R is what the stop costs: 1% of the account. The form of a signal, not a recommendation.
        </Text>
      )}
    </Sheet>
  );
}
