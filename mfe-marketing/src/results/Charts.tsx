import { candlePath, simulateMarket, type Candle } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Grid } from '@site/ui';
import { Chart, Drawing, Key, Value } from '../layout/Chart.tsx';
import { inR, record } from './record.ts';

/** The candle after the entry, and how many have room: what follows the last is the outcome's. */
const [ENTRY, CANDLES, STEP, HEIGHT] = [16, 46, 10, 270];

/** A loser and a winner of the record: their numbers, and the prices through which each went. */
const drawn = [
  [3, [3, 1.6, 0, 2380, 6, 2374, 11, 2385, 16, 2391, 23, 2383, 30, 2394, 36, 2402]],
  [9, [5, 210, 0, 61_400, 7, 60_600, 12, 60_900, 16, 59_500, 23, 60_700, 28, 60_100, 36, 62_560]],
] as const;

/* Right of its place. */
const Name = styled(Value)`
  translate: 8px -50%;
  font-weight: 600;
  &:last-child {
    font-size: clamp(1rem, 3vw, 1.5rem);
  }
`;

const IdeaChart = ({ number, through }: { number: number; through: (typeof drawn)[number][1] }) => {
  const { market, side, r, entry, stop, target, exit } = record[number - 1]!;
  const ends = [
    ['Target', target, 'up'],
    ['Stop', stop, 'down'],
  ] as const;
  const all = simulateMarket([through], market === 'Gold' ? 0.5 : 10);
  const endAt = ({ low, high }: Candle) => ends.find(([, price]) => low <= price && price <= high);
  const last = all.findIndex((candle, index) => index >= ENTRY && endAt(candle));
  const [end = '', , tone] = endAt(all[last]!) ?? [];
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
        <Key $line="dashed var(--muted)">Entry; closed at the {end.toLowerCase()}. Simulated prices.</Key>
      }
    >
      <Drawing
        $ratio={1.7}
        viewBox={`0 0 ${CANDLES * STEP} ${HEIGHT}`}
        aria-label={`${market}, simulated prices: an idea from ${entry.toLocaleString('en')} to its ${end.toLowerCase()} at ${exit.toLocaleString('en')}, ${inR(r)}.`}
      >
        {ends.map(([name, price, colour]) => (
          <path
            key={name}
            fill={`var(--${colour})`}
            fillOpacity={0.18}
            d={`M${ENTRY * STEP} ${y(entry)}H${candles.length * STEP}V${y(price)}H${ENTRY * STEP}Z`}
          />
        ))}
        <path stroke="var(--muted)" strokeDasharray="4 4" d={`M0 ${y(entry)}H${CANDLES * STEP}`} />
        <path stroke="var(--text)" d={path(true)} />
        <path stroke="var(--text)" fill="var(--text)" d={path(false)} />
      </Drawing>
      {ends.map(([name, price, colour]) => (
        <Name
          key={name}
          $top={(top(entry) + top(price) * 3) / 4}
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
