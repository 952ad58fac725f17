import { styled } from '@site/platform';
import { Chart, Drawing, Key, Value } from '../layout/Chart.tsx';
import { curvesOf, inR, record } from './record.ts';

const { equity, peaks, drawdown } = curvesOf(record);
const total = inR(equity.at(-1) ?? 0);
const deepest = Math.min(...drawdown);
/** The idea after which it is that deep. */
const trough = drawdown.indexOf(deepest);
const [HIGHEST, LOWEST] = [2 * Math.ceil(Math.max(...equity) / 2), Math.min(...equity) - 0.5];
const LEVELS = Array.from({ length: HIGHEST / 2 + 1 }, (_, step) => HIGHEST - step * 2);

/** From the top. */
const y = (sum: number) => HIGHEST - sum;
const inPercent = (sum: number) => (100 * y(sum)) / y(LOWEST);
const through = (sums: readonly number[]) =>
  sums.map((sum, index) => `${index ? 'L' : 'M'}${index} ${y(sum).toFixed(1)}`).join('');

/* Before its line. */
const Depth = styled(Value)`
  translate: calc(-100% - 8px) -50%;
  font-weight: 600;
`;

/** Flat until the sum is above it, which its area then covers. */
const peak = `M0 ${y(peaks[0]!)}${peaks.map((_, index) => `V${y(peaks[Math.max(0, index - 1)]!).toFixed(1)}H${index}`).join('')}`;
const floor = `V${y(LOWEST)}H0Z`;

/** The sum of the ideas below its highest so far. */
export const RecordCurves = () => (
  <Chart
    isBare
    title="Sum of the outcomes"
    ticks={record.map(({ number }) => [String(number), (100 * number) / record.length])}
    values={[
      ...LEVELS.map(sum => [inR(sum), inPercent(sum)] as const),
      [total, inPercent(equity.at(-1)!), 'gold-text'],
    ]}
    caption={
      <>
        <Key $line="solid var(--gold)">After each idea</Key>
        <Key $line="dashed var(--down)">Drawdown: how far below its highest, {inR(deepest)} at most</Key>
      </>
    }
  >
    <Drawing
      $ratio={2.9}
      viewBox={`0 0 ${record.length} ${y(LOWEST)}`}
      aria-label={`The sum of the ideas ends at ${total} and is never below ${inR(Math.min(...equity))}; its deepest fall from a high is ${inR(deepest)}.`}
    >
      <path fill="var(--down)" fillOpacity={0.24} d={peak + floor} />
      <path stroke="var(--down)" strokeDasharray="4 4" d={peak} />
      <path fill="var(--surface)" d={through(equity) + floor} />
      <path stroke="var(--line)" d={LEVELS.map(sum => `M0 ${y(sum)}H${record.length}`).join('')} />
      <path
        stroke="var(--down)"
        strokeWidth={2}
        d={`M${trough} ${y(peaks[trough]!)}V${y(equity[trough]!)}`}
      />
      <g stroke="var(--gold)" strokeLinecap="round">
        <path strokeWidth={4} d={through(equity)} />
        <path strokeWidth={12} d={equity.map((sum, index) => `M${index} ${y(sum).toFixed(1)}h0`).join('')} />
      </g>
    </Drawing>
    <Depth
      $top={inPercent(peaks[trough]! + deepest / 2)}
      $left={(100 * trough) / record.length}
      $tone="text"
      aria-hidden
    >
      {inR(deepest)}
    </Depth>
  </Chart>
);
