import { simulateMarket } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Card, from, Stack, Text } from '@site/ui';

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

const [WIDTH, HEIGHT, LEFT, RIGHT] = [480, 284, 64, 74];
const x = (week: number) => LEFT + (week / WEEKS) * (WIDTH - LEFT - RIGHT);
const y = (percent: number) => 136 - percent * 3;
const way = (closes: readonly number[]) =>
  closes.map((close, week) => `${week ? 'L' : 'M'}${x(week).toFixed(1)} ${y(close).toFixed(1)}`).join('');

const Chart = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  font-size: 20px;
  stroke-width: 2.5;
  ${from.tablet} {
    font-size: 10px;
    stroke-width: 1.75;
  }
  text {
    fill: currentColor;
  }
  line {
    stroke: var(--line);
    stroke-width: 1;
  }
  path {
    stroke: currentColor;
    stroke-linejoin: round;
  }
  .axis {
    color: var(--muted);
    text-anchor: end;
  }
  .gold,
  .bitcoin {
    color: var(--gold);
    font-weight: 600;
  }
  .bitcoin {
    color: var(--bitcoin);
  }
`;

/** The same weeks of both markets on one scale, and what that means for a position. */
export const TwoMarkets = () => (
  <Stack as="figure" $gap={12}>
    <Card>
      <Chart
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Two simulated lines over a year of weeks: gold stays near its start, Bitcoin moves ${times} times as far each week.`}
      >
        {[40, 20, 0, -20, -40].map(percent => (
          <g key={percent}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(percent)} y2={y(percent)} />
            <text x={LEFT - 8} y={y(percent) + 5} className="axis">
              {`${percent > 0 ? '+' : ''}${percent}%`.replace('-', '−')}
            </text>
          </g>
        ))}
        <path className="bitcoin" d={way(bitcoin)} />
        <path className="gold" d={way(gold)} />
        <text className="bitcoin" x={WIDTH - RIGHT + 8} y={y(bitcoin.at(-1)!) + 5}>
          Bitcoin
        </text>
        <text className="gold" x={WIDTH - RIGHT + 8} y={y(gold.at(-1)!) + 5}>
          Gold
        </text>
        <text x={WIDTH - RIGHT} y={HEIGHT - 8} className="axis">
          {WEEKS} weeks, simulated
        </text>
      </Chart>
    </Card>
    <Text as="figcaption">
      Bitcoin’s usual week here is {times} times gold’s: at the same risk, its position is 1/{times} of the
      size.
    </Text>
  </Stack>
);
