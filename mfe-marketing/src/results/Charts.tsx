import bitcoin from '@site/media/files/charts/bitcoin-small.svg';
import gold from '@site/media/files/charts/gold-small.svg';
import { styled } from '@site/platform';
import { Card, Grid, Text } from '@site/ui';

const charts = [
  {
    src: gold,
    alt: 'Candlestick chart of a gold price, drawn from simulated prices.',
    name: 'Gold, XAU/USD',
    market: 'gold',
    last: '2,583',
    prices: { '2,583': 22.3, '2,500': 50, '2,400': 83.3 },
  },
  {
    src: bitcoin,
    alt: 'Candlestick chart of a Bitcoin price, drawn from simulated prices.',
    name: 'Bitcoin, BTC/USD',
    market: 'bitcoin',
    last: '62,164',
    prices: { '75,000': 25, '70,000': 50, '65,000': 75, '62,164': 89.2 },
  },
];

const Chart = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
  figcaption,
  > p {
    display: flex;
    flex-wrap: wrap;
    grid-column: 1 / -1;
    justify-content: space-between;
    gap: 0 16px;
  }
  strong {
    font-weight: 600;
  }
`;

/* Each beside its line, at a percentage of the height; of one size, however wide the chart is. */
const Prices = styled.div`
  position: relative;
  width: 3rem;
  color: var(--muted);
  font-size: var(--size-13);
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Price = styled.span<{ $top: number; $tone: string }>`
  position: absolute;
  top: ${({ $top }) => $top}%;
  right: 0;
  translate: 0 -50%;
  color: var(--${({ $tone }) => $tone});
`;

const Key = styled.span<{ $line: string }>`
  display: flex;
  gap: 8px;
  align-items: center;
  &::before {
    content: '';
    width: 20px;
    border-top: 2px ${({ $line }) => $line};
  }
`;

/** The two result images, captioned as simulated. */
export function Charts() {
  return (
    <Grid $tablet={1} $desktop={2}>
      {charts.map(({ src, alt, name, market, last, prices }) => (
        <Chart as="figure" key={name}>
          <figcaption>
            <strong>{name}</strong>
            <Text as="span" $size={14} $muted>
              32 days of simulated prices
            </Text>
          </figcaption>
          <img src={src} alt={alt} width={480} height={270} loading="lazy" />
          <Prices aria-hidden>
            {Object.entries(prices).map(([price, top]) => (
              <Price key={price} $top={top} $tone={price === last ? `${market}-text` : 'muted'}>
                {price}
              </Price>
            ))}
          </Prices>
          <Text $size={14} $muted>
            <Key $line={`solid var(--${market})`}>10-day average</Key>
            <Key $line={`dotted var(--${market})`}>Last price, {last}</Key>
          </Text>
        </Chart>
      ))}
    </Grid>
  );
}
