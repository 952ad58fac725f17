import { simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import { from, Text } from '@site/ui';
import { Chart } from '../layout/Chart.tsx';

const WEEKS = 52;
/** Closes in percent of the first, a week each. */
const weeks = (seed: number, swing: number, ...through: number[]) => [
  0,
  ...simulateMarket([[seed, swing, 0, 0, ...through]], 0.1).map(({ close }) => close),
];
const gold = weeks(11, 1.5, 20, 5, 36, 2, WEEKS, 11);
const bitcoin = weeks(4, 6, 13, 30, 26, -12, 40, 34, WEEKS, -14);

const moveOf = (closes: readonly number[]) =>
  closes.slice(1).reduce((sum, close, week) => sum + Math.abs(close - closes[week]!), 0) / WEEKS;
const times = Math.round(moveOf(bitcoin) / moveOf(gold));

const [HIGHEST, HEIGHT] = [36, 68];
const way = (closes: readonly number[]) =>
  closes.map((close, week) => `${week ? 'L' : 'M'}${week} ${(HIGHEST - close).toFixed(1)}`).join('');

const Drawing = styled.svg`
  width: 100%;
  aspect-ratio: 1.3;
  fill: none;
  stroke: var(--line);
  stroke-linejoin: round;
  path {
    vector-effect: non-scaling-stroke;
  }
  .gold {
    stroke: var(--gold);
    stroke-dasharray: 6 4;
    stroke-width: 3;
  }
  .bitcoin {
    stroke: var(--bitcoin);
    stroke-width: 3;
  }
  .area {
    fill: color-mix(in srgb, var(--bitcoin) 12%, transparent);
    stroke: none;
  }
  ${from.tablet} {
    aspect-ratio: 2.9;
  }
`;

const LEVELS = [30, 0, -30];
const inPercent = (percent: number) => `${percent > 0 ? '+' : ''}${Math.round(percent)}%`.replace('-', '−');
const topOf = (percent: number) => (100 * (HIGHEST - percent)) / HEIGHT;

/** The same weeks of both markets on one scale, and what that means for a position. */
export const TwoMarkets = () => (
  <Chart
    title={`Bitcoin’s usual week is ${times} times gold’s here: at the same risk, its position is 1/${times} of the size.`}
    values={[
      ...LEVELS.map(percent => [inPercent(percent), topOf(percent)] as const),
      [`Gold\n${inPercent(gold.at(-1)!)}`, topOf(gold.at(-1)!), 'gold-text'],
      [`Bitcoin\n${inPercent(bitcoin.at(-1)!)}`, topOf(bitcoin.at(-1)!), 'bitcoin-text'],
    ]}
    unit="Change since the first week"
    ticks={[1, 2, 3, 4].map(quarter => [`${quarter < 4 ? '' : 'Week '}${quarter * 13}`, quarter * 25])}
    caption={<Text $muted>{WEEKS} weeks of each, from one start.</Text>}
  >
    <Drawing
      viewBox={`0 0 ${WEEKS} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Two simulated lines over a year of weeks: gold, dashed, stays near its start, Bitcoin moves ${times} times as far each week.`}
    >
      <path d={LEVELS.map(percent => `M0 ${HIGHEST - percent}H${WEEKS}`).join('')} />
      <path className="area" d={`${way(bitcoin)}V${HIGHEST}H0Z`} />
      <path className="bitcoin" d={way(bitcoin)} />
      <path className="gold" d={way(gold)} />
    </Drawing>
  </Chart>
);
