import bitcoin from '@site/media/files/charts/bitcoin-small.svg';
import gold from '@site/media/files/charts/gold-small.svg';
import { styled } from '@site/platform';
import { Grid, Text } from '@site/ui';

const charts = [
  {
    src: gold,
    alt: 'Candlestick chart of a gold price, drawn from simulated prices.',
    name: 'Gold, XAU/USD.',
  },
  {
    src: bitcoin,
    alt: 'Candlestick chart of a Bitcoin price, drawn from simulated prices.',
    name: 'Bitcoin, BTC/USD.',
  },
];

const Chart = styled.figure`
  display: grid;
  gap: 12px;
  img {
    width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
  }
`;

/** The two result images, captioned as simulated. */
export function Charts() {
  return (
    <Grid $tablet={1} $desktop={2}>
      {charts.map(({ src, alt, name }) => (
        <Chart key={name}>
          <img src={src} alt={alt} width={480} height={440} loading="lazy" />
          <Text as="figcaption" $size={14} $muted>
            {name} Illustration drawn from simulated prices, not a record of real trades.
          </Text>
        </Chart>
      ))}
    </Grid>
  );
}
