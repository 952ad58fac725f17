import { candlePath, simulateMarket, type Candle } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Grid } from '@site/ui';
import { Chart, Key, Value } from '../layout/Chart.tsx';
import { inR, record } from './record.ts';

/** The candle after the entry, and how many have room: what follows the last is the outcome's. */
const [ENTRY, CANDLES, STEP, HEIGHT] = [16, 50, 10, 280];

/** A loser and a winner of the record: their numbers, and the prices through which each went. */
const drawn = [
  [3, [3, 1.6, 0, 2380, 6, 2374, 11, 2385, 16, 2391, 23, 2383, 30, 2394, 36, 2402]],
  [9, [5, 210, 0, 61_400, 7, 60_600, 12, 60_900, 16, 59_500, 23, 60_700, 28, 60_100, 36, 62_560]],
] as const;

const Drawing = styled.svg`
  width: 100%;
  fill: none;
  stroke: var(--text);
  .filled {
    fill: var(--text);
  }
  .area {
    fill: color-mix(in srgb, currentColor 18%, transparent);
    stroke: none;
  }
  .entry {
    stroke: var(--muted);
    stroke-dasharray: 4 4;
  }
`;

/* Right of its place. */
const Name = styled(Value)`
  translate: 8px -50%;
  font-weight: 600;
  &:last-child {
    font-size: var(--size-20);
  }
`;

const IdeaChart = ({ number, through }: { number: number; through: (typeof drawn)[number][1] }) => {
  const { market, side, r, entry, stop, target, exit } = record[number - 1]!;
  const ends = [
    ['Target', target, 'up'],
    ['Stop', stop, 'down'],
  ] as const;
  const all = simulateMarket([through], market === 'Gold' ? 0.5 : 10);
  const reached = ({ low, high }: Candle, price: number) => low <= price && price <= high;
  const last = all.findIndex(
    (candle, index) => index >= ENTRY && ends.some(([, price]) => reached(candle, price)),
  );
  const [end = '', , tone] = ends.find(([, price]) => reached(all[last]!, price)) ?? [];
  const candles = all.slice(0, last + 1);
  const prices = [stop, target, ...candles.flatMap(({ high, low }) => [high, low])];
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const y = (price: number) => 12 + ((highest - price) / (highest - lowest)) * (HEIGHT - 24);
  const top = (price: number) => (100 * y(price)) / HEIGHT;
  const path = (isRise: boolean) => candlePath(candles, index => (index + 0.5) * STEP, y, STEP * 0.6, isRise);
  return (
    <Chart
      title={`Idea ${number}: ${market} ${side}`}
      values={[...ends, ['Entry', entry, 'text'] as const].map(([, price, colour]) => [
        price.toLocaleString('en'),
        top(price),
        colour,
      ])}
      caption={
        <Key $line="dashed var(--muted)">Entry; the end is the {end.toLowerCase()}. Simulated prices.</Key>
      }
    >
      <Drawing
        viewBox={`0 0 ${CANDLES * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`${market}, simulated prices: an idea from ${entry.toLocaleString('en')} to its ${end.toLowerCase()} at ${exit.toLocaleString('en')}, ${inR(r)}.`}
      >
        {ends.map(([name, price, colour]) => (
          <path
            key={name}
            className="area"
            color={`var(--${colour})`}
            d={`M${ENTRY * STEP} ${y(entry)}H${candles.length * STEP}V${y(price)}H${ENTRY * STEP}Z`}
          />
        ))}
        <path className="entry" d={`M0 ${y(entry)}H${CANDLES * STEP}`} />
        <path d={path(true)} />
        <path className="filled" d={path(false)} />
      </Drawing>
      {ends.map(([name, price, colour]) => (
        <Name
          key={name}
          $top={(top(entry) + top(price)) / 2}
          $left={(100 * ENTRY) / CANDLES}
          $tone={colour}
          aria-hidden
        >
          {name}
        </Name>
      ))}
      <Name $top={top(exit)} $left={(100 * candles.length) / CANDLES} $tone={tone!} aria-hidden>
        {inR(r)}
      </Name>
    </Chart>
  );
};

/** Two ideas of the record on the prices that made them. */
export const Charts = () => (
  <Grid $tablet={1} $desktop={2}>
    {drawn.map(([number, through]) => (
      <IdeaChart key={number} number={number} through={through} />
    ))}
  </Grid>
);
