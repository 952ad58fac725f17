import { simulateMarket, type Candle } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Grid, Text } from '@site/ui';

interface Market {
  name: string;
  alt: string;
  candles: readonly Candle[];
  /** The prices that have a line. */
  lines: readonly number[];
}

const markets: readonly Market[] = [
  {
    name: 'Gold, XAU/USD.',
    alt: 'Candlestick chart of a gold price, drawn from simulated prices.',
    candles: simulateMarket([[11, 9, 0, 2368, 9, 2425, 17, 2392, 29, 2518, 37, 2470, 48, 2586]], 0.5),
    lines: [2400, 2450, 2500, 2550],
  },
  {
    name: 'Bitcoin, BTC/USD.',
    alt: 'Candlestick chart of a Bitcoin price, drawn from simulated prices.',
    candles: simulateMarket(
      [[23, 620, 0, 58_200, 10, 64_500, 20, 60_100, 31, 67_800, 39, 63_400, 48, 69_200]],
      10,
    ),
    lines: [60_000, 62_500, 65_000, 67_500],
  },
];

const [WIDTH, HEIGHT] = [480, 270];

const Drawing = styled.figure`
  display: grid;
  gap: 12px;
`;

const Frame = styled.div`
  position: relative;
  padding-right: 64px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  svg {
    width: 100%;
    height: auto;
    fill: none;
    stroke: var(--up);
    stroke-width: 1.25;
  }
  .line {
    stroke: var(--line);
  }
  .fall {
    fill: var(--down);
    stroke: var(--down);
  }
`;

/* A text of its own, so that it has one size whatever the width of the drawing. */
const Label = styled.span`
  position: absolute;
  right: 12px;
  translate: 0 -50%;
  color: var(--muted);
  font-size: var(--size-13);
  font-variant-numeric: tabular-nums;
`;

function Chart({ alt, candles, lines }: Market) {
  const [highest, lowest] = [
    Math.max(...candles.map(({ high }) => high)),
    Math.min(...candles.map(({ low }) => low)),
  ];
  const y = (price: number) => 16 + ((highest - price) / (highest - lowest)) * (HEIGHT - 32);
  const step = (WIDTH - 16) / candles.length;
  /** Hollow where the close is above the open, so that colour is never the only cue. */
  const draw = (isRise: boolean) =>
    candles
      .map(({ open, high, low, close }, index) => {
        if (close >= open !== isRise) return '';
        const x = 8 + (index + 0.5) * step;
        const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
        return `M${x} ${y(high)}V${top}M${x} ${bottom}V${y(low)}M${x - 3} ${top}h6V${bottom}h-6Z`;
      })
      .join('');
  return (
    <Frame role="img" aria-label={alt}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
        <path className="line" d={lines.map(price => `M0 ${y(price)}H${WIDTH}`).join('')} />
        <path d={draw(true)} />
        <path className="fall" d={draw(false)} />
      </svg>
      {lines.map(price => (
        <Label key={price} style={{ top: `${(y(price) / HEIGHT) * 100}%` }} aria-hidden>
          {price.toLocaleString('en')}
        </Label>
      ))}
    </Frame>
  );
}

/** The two result images, captioned as simulated. */
export const Charts = () => (
  <Grid $tablet={1} $desktop={2}>
    {markets.map(market => (
      <Drawing key={market.name}>
        <Chart {...market} />
        <Text as="figcaption" $size={14} $muted>
          {market.name} Illustration drawn from simulated prices, not a record of real trades.
        </Text>
      </Drawing>
    ))}
  </Grid>
);
