import { simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Card, from, Stack, Text } from '@site/ui';
import { MarketKey } from './MarketKey.tsx';

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

const [WIDTH, HEIGHT, LEFT] = [480, 264, 60];
const x = (week: number) => LEFT + (week / WEEKS) * (WIDTH - LEFT);
const y = (percent: number) => 132 - percent * 3;
const way = (closes: readonly number[]) =>
  closes.map((close, week) => `${week ? 'L' : 'M'}${x(week).toFixed(1)} ${y(close).toFixed(1)}`).join('');

const Chart = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  font-size: 20px;
  stroke-width: 3;
  ${from.tablet} {
    font-size: 10px;
    stroke-width: 2;
  }
  text {
    fill: currentColor;
  }
  line {
    stroke: var(--line);
    stroke-width: 0.5;
  }
  path {
    stroke: currentColor;
    stroke-linejoin: round;
  }
  .axis {
    color: var(--muted);
    text-anchor: end;
  }
  .gold {
    color: var(--gold);
    stroke-dasharray: 6 4;
  }
  .bitcoin {
    color: var(--bitcoin);
  }
`;

/** The same weeks of both markets on one scale, and what that means for a position. */
export const TwoMarkets = () => (
  <Stack as="figure" $gap={12}>
    <Card>
      <MarketKey title={`${WEEKS} weeks of each, simulated`} />
      <Chart
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Two simulated lines over a year of weeks: gold, dashed, stays near its start, Bitcoin moves ${times} times as far each week.`}
      >
        {[40, 20, 0, -20, -40].map(percent => (
          <g key={percent}>
            <line x1={LEFT} x2={WIDTH} y1={y(percent)} y2={y(percent)} />
            <text x={LEFT - 8} y={y(percent) + 5} className="axis">
              {`${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−')}
            </text>
          </g>
        ))}
        <path className="bitcoin" d={way(bitcoin)} />
        <path className="gold" d={way(gold)} />
      </Chart>
    </Card>
    <Text as="figcaption">
      Bitcoin’s usual week is {times} times gold’s here: at the same risk, its position is 1/{times} of the
      size.
    </Text>
  </Stack>
);
