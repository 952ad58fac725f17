import { simulateMarket } from '@site/figures/prices';
import { Text } from '@site/ui';
import { Chart, Drawing } from '../layout/Chart.tsx';

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
      $ratio={2.9}
      viewBox={`0 0 ${WEEKS} ${HEIGHT}`}
      aria-label={`Two simulated lines over a year of weeks: gold, dashed, stays near its start, Bitcoin moves ${times} times as far each week.`}
    >
      <path stroke="var(--line)" d={LEVELS.map(percent => `M0 ${HIGHEST - percent}H${WEEKS}`).join('')} />
      <path fill="var(--bitcoin)" fillOpacity={0.12} d={`${way(bitcoin)}V${HIGHEST}H0Z`} />
      <path stroke="var(--bitcoin)" strokeWidth={3} d={way(bitcoin)} />
      <path stroke="var(--gold)" strokeWidth={3} strokeDasharray="6 4" d={way(gold)} />
    </Drawing>
  </Chart>
);
