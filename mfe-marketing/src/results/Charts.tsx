import bitcoin from '@site/media/files/charts/bitcoin-small.svg';
import gold from '@site/media/files/charts/gold-small.svg';
import { styled } from '@site/platform';
import { Grid, Text } from '@site/ui';

const charts = [
  {
    src: gold,
    alt: 'Candlestick chart of a gold price, drawn from simulated prices.',
    name: 'Gold, XAU/USD',
    prices: { '2,600': 16.7, '2,500': 50, '2,400': 83.3 },
  },
  {
    src: bitcoin,
    alt: 'Candlestick chart of a Bitcoin price, drawn from simulated prices.',
    name: 'Bitcoin, BTC/USD',
    prices: { '75,000': 25, '70,000': 50, '65,000': 75 },
  },
];

const Chart = styled.figure`
  display: grid;
  gap: 12px;
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  padding: 16px 12px 16px 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  img {
    width: 100%;
    aspect-ratio: 16 / 9;
  }
`;

const Title = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: 0 16px;
  font-weight: 600;
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

const Price = styled.span<{ $top: number }>`
  position: absolute;
  top: ${({ $top }) => $top}%;
  right: 0;
  translate: 0 -50%;
`;

/** The two result images, captioned as simulated. */
export function Charts() {
  return (
    <Grid $tablet={1} $desktop={2}>
      {charts.map(({ src, alt, name, prices }) => (
        <Chart key={name}>
          <Frame>
            <Title>
              {name}
              <Text as="span" $size={14} $muted>
                32 days, simulated
              </Text>
            </Title>
            <img src={src} alt={alt} width={480} height={270} loading="lazy" />
            <Prices aria-hidden>
              {Object.entries(prices).map(([price, top]) => (
                <Price key={price} $top={top}>
                  {price}
                </Price>
              ))}
            </Prices>
          </Frame>
          <Text as="figcaption" $size={14} $muted>
            Illustration drawn from simulated prices, not a record of real trades.
          </Text>
        </Chart>
      ))}
    </Grid>
  );
}
