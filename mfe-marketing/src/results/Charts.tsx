import bitcoin from '@site/media/files/charts/bitcoin-small.svg';
import gold from '@site/media/files/charts/gold-small.svg';
import { styled } from '@site/platform';
import { Grid, Text } from '@site/ui';
import { Chart, Key, Value } from '../layout/Chart.tsx';

const charts = [
  {
    src: gold,
    alt: 'Candlestick chart of a gold price, drawn from simulated prices.',
    name: 'Gold, XAU/USD',
    market: 'gold',
    last: ['2,583', 22.3],
    prices: [
      ['2,650', 0],
      ['2,600', 16.7],
      ['2,550', 33.3],
      ['2,500', 50],
      ['2,450', 66.7],
      ['2,400', 83.3],
      ['2,350', 100],
    ],
  },
  {
    src: bitcoin,
    alt: 'Candlestick chart of a Bitcoin price, drawn from simulated prices.',
    name: 'Bitcoin, BTC/USD',
    market: 'bitcoin',
    last: ['62,164', 89.2],
    prices: [
      ['80,000', 0],
      ['75,000', 25],
      ['70,000', 50],
      ['65,000', 75],
      ['60,000', 100],
    ],
  },
] as const;

const Drawing = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
`;

/** The two result images, captioned as simulated. */
export const Charts = () => (
  <Grid $tablet={1} $desktop={2}>
    {charts.map(({ src, alt, name, market, last, prices }) => (
      <Chart
        key={name}
        title={name}
        values={prices}
        caption={
          <>
            <Key $line={`solid var(--${market})`}>10-day average</Key>
            <Key $line={`dotted var(--${market})`}>Last price, {last[0]}</Key>
            <Text as="span" $size={14} $muted>
              32 days of simulated prices
            </Text>
          </>
        }
      >
        <Drawing src={src} alt={alt} width={480} height={270} loading="lazy" />
        {/* Below its line. */}
        <Value $top={last[1] + 5} $tone={`${market}-text`} aria-hidden>
          {last[0]}
        </Value>
      </Chart>
    ))}
  </Grid>
);
