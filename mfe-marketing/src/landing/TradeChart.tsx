import { simulateMarket, type Candle } from '@site/figures/prices';
import { keyframes, styled } from '@site/platform';

/** The prices of the example, which the ticket below says in words. */
const [TARGET, ENTRY, STOP] = [2418, 2384, 2370];
const [HIGHEST, LOWEST] = [2420, 2368];
const [WIDTH, HEIGHT, STEP, NOW] = [440, 220, 10, 262];

const y = (price: number) => Math.round(((HIGHEST - price) / (HIGHEST - LOWEST)) * HEIGHT);

const candles = simulateMarket([[3, 4, 0, 2396, 7, 2411, 14, 2389, 19, 2399, 26, ENTRY]], 0.5);

/** Hollow where the close is above the open, so that colour is never the only cue. */
export const candlePath = (
  list: readonly Candle[],
  y: (price: number) => number,
  isRise: boolean,
  step: number,
) =>
  list
    .map(({ open, high, low, close }, index) => {
      if (close >= open !== isRise) return '';
      const [x, top, bottom] = [(index + 0.5) * step, y(Math.max(open, close)), y(Math.min(open, close))];
      const width = step * 0.6;
      return `M${x} ${y(high)}V${top}M${x} ${bottom}V${y(low)}M${x - width / 2} ${top}h${width}V${bottom}h${-width}Z`;
    })
    .join('');

const draw = keyframes`
  from { stroke-dashoffset: 1; }
`;
const appear = keyframes`
  from { opacity: 0; }
`;

// Both ends are drawn, one after the other: each is known before the trade.
const Chart = styled.svg`
  width: 100%;
  height: auto;
  fill: none;
  stroke-width: 1.5;
  .candle {
    stroke: var(--muted);
  }
  .filled {
    fill: var(--muted);
  }
  .gain {
    color: var(--up);
  }
  .loss {
    color: var(--down);
  }
  rect {
    fill: currentColor;
    fill-opacity: 0.14;
    animation: ${appear} 600ms var(--ease) 300ms backwards;
  }
  line {
    stroke: currentColor;
    stroke-dasharray: 4 4;
  }
  .way {
    stroke: currentColor;
    stroke-width: 2;
    stroke-linejoin: round;
    stroke-dasharray: 1;
    animation: ${draw} 1400ms var(--ease) 700ms backwards;
  }
  .loss .way {
    animation-delay: 2100ms;
  }
`;

const Place = styled.div`
  position: relative;
`;

/* Not a text of the drawing, so that it has one size, however wide the drawing is. */
const Label = styled.span<{ $top: number; $tone: string }>`
  position: absolute;
  right: 8px;
  top: ${({ $top }) => ($top / HEIGHT) * 100}%;
  translate: 0 -50%;
  color: ${({ $tone }) => $tone};
  font-size: var(--size-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** The example drawn: the price up to the entry, then the two ways in which the trade can end. */
export const TradeChart = () => (
  <Place aria-hidden="true">
    <Chart viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path className="candle" d={candlePath(candles, y, true, STEP)} />
      <path className="candle filled" d={candlePath(candles, y, false, STEP)} />
      <g className="gain">
        <rect x={NOW} y={y(TARGET)} width={WIDTH - NOW} height={y(ENTRY) - y(TARGET)} />
        <line x1={0} y1={y(TARGET)} x2={WIDTH} y2={y(TARGET)} />
        <path
          className="way"
          pathLength={1}
          d={`M${NOW} ${y(ENTRY)}l30 -34 18 16 34 -52 16 14L${NOW + 126} ${y(TARGET)}`}
        />
      </g>
      <g className="loss">
        <rect x={NOW} y={y(ENTRY)} width={WIDTH - NOW} height={y(STOP) - y(ENTRY)} />
        <line x1={0} y1={y(STOP)} x2={WIDTH} y2={y(STOP)} />
        <path
          className="way"
          pathLength={1}
          d={`M${NOW} ${y(ENTRY)}l26 14 16 -10 22 20 14 -6L${NOW + 98} ${y(STOP)}`}
        />
      </g>
      <line x1={0} y1={y(ENTRY)} x2={WIDTH} y2={y(ENTRY)} />
    </Chart>
    <Label $top={y(ENTRY) - 28} $tone="var(--up)">
      +2.4 R
    </Label>
    <Label $top={(y(ENTRY) + y(STOP)) / 2} $tone="var(--down)">
      −1 R
    </Label>
  </Place>
);
