import { candlePath, simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Grid } from '@site/ui';
import { Chart, Key, Value } from '../layout/Chart.tsx';
import { inR, record } from './record.ts';

const [WIDTH, HEIGHT, CANDLES, ENTRY] = [480, 270, 48, 16];
const STEP = WIDTH / CANDLES;

/** A loser and a winner of the record: their numbers, and the prices through which each went. */
const drawn = [
  [3, [3, 1.6, 0, 2380, 6, 2374, 11, 2385, ENTRY, 2391, 23, 2383, 30, 2394, 36, 2402, CANDLES, 2397]],
  [
    9,
    [
      5,
      210,
      0,
      61_400,
      7,
      60_600,
      12,
      60_900,
      ENTRY,
      59_500,
      24,
      60_700,
      30,
      60_100,
      40,
      62_560,
      CANDLES,
      62_100,
    ],
  ],
] as const;

const Drawing = styled.svg`
  width: 100%;
  fill: none;
  .candle {
    stroke: var(--text);
  }
  .filled {
    fill: var(--text);
  }
  .gain {
    fill: color-mix(in srgb, var(--up) 18%, transparent);
  }
  .loss {
    fill: color-mix(in srgb, var(--down) 18%, transparent);
  }
  .entry {
    stroke: var(--muted);
    stroke-dasharray: 4 4;
  }
`;

/* In the area that it names. */
const Name = styled(Value)`
  translate: 8px -50%;
  font-weight: 600;
`;

const IdeaChart = ({ number, through }: { number: number; through: (typeof drawn)[number][1] }) => {
  const idea = record[number - 1]!;
  const { market, side, entry, stop, target, r } = idea;
  const candles = simulateMarket([through], market === 'Gold' ? 0.5 : 10);
  const prices = [stop, target, ...candles.flatMap(({ high, low }) => [high, low])];
  const [highest, lowest] = [Math.max(...prices), Math.min(...prices)];
  const y = (price: number) => ((highest - price) / (highest - lowest)) * HEIGHT;
  const top = (price: number) => (100 * y(price)) / HEIGHT;
  const candle = (isRise: boolean) =>
    candlePath(candles, index => (index + 0.5) * STEP, y, STEP * 0.6, isRise);
  const area = (end: number) => `M${ENTRY * STEP} ${y(entry)}H${WIDTH}V${y(end)}H${ENTRY * STEP}Z`;
  const [ended, price] = r < 0 ? ['stop', stop] : ['target', target];
  return (
    <Chart
      title={`Idea ${number}: ${market}, ${inR(r)}`}
      values={[
        [target.toLocaleString('en'), top(target), 'up'],
        [entry.toLocaleString('en'), top(entry), 'text'],
        [stop.toLocaleString('en'), top(stop), 'down'],
      ]}
      caption={<Key $line="dashed var(--muted)">{`Entry, ${side}; closed at the ${ended}`}</Key>}
    >
      <Drawing
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${market}, simulated prices: the idea begins at ${entry.toLocaleString('en')} and ends at its ${ended} of ${price.toLocaleString('en')}.`}
      >
        <path className="gain" d={area(target)} />
        <path className="loss" d={area(stop)} />
        <path className="entry" d={`M0 ${y(entry)}H${WIDTH}`} />
        <path className="candle" d={candle(true)} />
        <path className="candle filled" d={candle(false)} />
      </Drawing>
      <Name $top={(top(entry) + top(target)) / 2} $left={(100 * ENTRY) / CANDLES} $tone="up" aria-hidden>
        Target
      </Name>
      <Name $top={(top(entry) + top(stop)) / 2} $left={(100 * ENTRY) / CANDLES} $tone="down" aria-hidden>
        Stop
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
