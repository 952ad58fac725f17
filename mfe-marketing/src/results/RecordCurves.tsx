import { styled } from '@site/platform';
import { from } from '@site/ui';
import { curvesOf, inR, type Outcome } from './record.ts';

const [WIDTH, LEFT] = [420, 32];
const [EQUITY, DRAWDOWN, BELOW] = [312, 120, 32];

const Chart = styled.svg`
  width: 100%;
  height: auto;
  font-size: 18.5px;
  ${from.tablet} {
    font-size: 9.5px;
  }
  ${from.desktop} {
    font-size: 15.5px;
  }
  fill: none;
  text {
    fill: var(--muted);
  }
  text.axis {
    text-anchor: end;
  }
  line {
    stroke: var(--line);
  }
  .zero {
    stroke: var(--border);
  }
  .equity {
    stroke: var(--gold);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .drawdown {
    stroke: var(--down);
    stroke-width: 1.5;
    fill: color-mix(in srgb, var(--down) 18%, transparent);
  }
  circle {
    fill: var(--gold);
  }
`;

/** The sum of the ideas and its drawdown, one below the other, over the same ideas. */
export function RecordCurves({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { equity, drawdown } = curvesOf(outcomes);
  const highest = 2 * Math.ceil(Math.max(...equity) / 2);
  const [lowest, deepest] = [Math.min(...equity), Math.min(...drawdown)];
  const top = EQUITY + 44;
  const x = (index: number) => LEFT + (index / outcomes.length) * (WIDTH - LEFT - 8);
  const y = (sum: number) => 28 + ((highest - sum) / (highest - lowest)) * (EQUITY - 36);
  const below = (depth: number) => top + (depth / deepest) * DRAWDOWN;
  const through = (values: readonly number[], place: (value: number) => number) =>
    values
      .map((value, index) => `${index ? 'L' : 'M'}${x(index).toFixed(1)} ${place(value).toFixed(1)}`)
      .join('');
  const level = (at: number, text: string, look = '') => (
    <g key={text + at}>
      <line x1={LEFT} y1={at} x2={WIDTH} y2={at} className={look} />
      <text x={LEFT - 8} y={at + 6} className="axis">
        {text}
      </text>
    </g>
  );
  return (
    <Chart
      viewBox={`0 0 ${WIDTH} ${top + DRAWDOWN + BELOW}`}
      role="img"
      aria-label={`Two curves of the same ideas: their sum ends at ${inR(equity.at(-1) ?? 0)} and is never below ${inR(lowest)}; its deepest fall from a high is ${inR(deepest)}.`}
    >
      <text x={LEFT} y={14}>
        Sum of the outcomes
      </text>
      {Array.from({ length: highest / 2 + 1 }, (_, step) =>
        level(y(step * 2), `${step * 2}`, step ? '' : 'zero'),
      )}
      <path className="equity" d={through(equity, y)} />
      {equity.map((sum, index) => (
        <circle key={index} cx={x(index)} cy={y(sum)} r={3.5} />
      ))}
      <text x={LEFT} y={top - 12}>
        Drawdown: how far below its highest
      </text>
      {level(top, '0', 'zero')}
      {level(below(deepest), inR(deepest).replace(' R', ''))}
      <path className="drawdown" d={`${through(drawdown, below)}V${top}H${LEFT}Z`} />
      <text x={LEFT} y={top + DRAWDOWN + 22}>
        Start
      </text>
      <text x={WIDTH - 8} y={top + DRAWDOWN + 22} className="axis">
        {outcomes.length}
      </text>
    </Chart>
  );
}
