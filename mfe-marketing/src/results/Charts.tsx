import bitcoinSmall from '@site/media/files/charts/bitcoin-small.svg';
import bitcoinWide from '@site/media/files/charts/bitcoin.svg';
import goldSmall from '@site/media/files/charts/gold-small.svg';
import goldWide from '@site/media/files/charts/gold.svg';
import { styled } from '@site/platform';
import { Grid, Text } from '@site/ui';

const charts = [
  {
    wide: goldWide,
    small: goldSmall,
    alt: 'Candlestick chart of a gold price, drawn from simulated prices.',
    name: 'Gold, XAU/USD.',
  },
  {
    wide: bitcoinWide,
    small: bitcoinSmall,
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
      {charts.map(({ wide, small, alt, name }) => (
        <Chart key={name}>
          <picture>
            <source media="(max-width: 599px)" srcSet={small} width={480} height={440} />
            <img src={wide} alt={alt} width={960} height={520} loading="lazy" />
          </picture>
          <Text as="figcaption" $size={14} $muted>
            {name} Illustration drawn from simulated prices, not a record of real trades.
          </Text>
        </Chart>
      ))}
    </Grid>
  );
}
