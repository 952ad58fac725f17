import type { Drawings } from '../drawing/drawing.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Bar, Candles, Dot, Label, Level, Rule } from '../drawing/marks.tsx';
import { Rows } from '../drawing/Rows.tsx';
import { createRandom } from '../prices/random.ts';
import { simulateCandles } from '../prices/simulate.ts';

const pinBar = { open: 2510, high: 2514, low: 2490, close: 2512 };
const bullish = { open: 2497, high: 2514, low: 2490, close: 2509 };
const bearish = { ...bullish, open: bullish.close, close: bullish.open };

/** Names beside a candle, from its high down; a close name steps aside. */
function Names({ x, names }: { x: number; names: readonly (readonly [y: number, text: string])[] }) {
  return names.map(([y, text]) => (
    <g key={text}>
      <Rule from={[x - 12, y]} to={[x - 4, y]} />
      <Label x={x} y={y + 4.5}>
        {text}
      </Label>
    </g>
  ));
}

function drawAnatomy(frame: Frame) {
  const { wide } = frame;
  const { y } = plot(frame, [0, 1], [2490, 2514], { top: 56, bottom: 28 });
  const body = wide ? 44 : 26;
  const [one, two, three] = (wide ? [64, 254, 446] : [32, 132, 226]) as [number, number, number];
  const beside = body / 2 + 20;
  const parts = (candle: typeof bullish) =>
    [
      [y(candle.high), 'High'],
      [y(candle.close), 'Close'],
      [y(candle.open), 'Open'],
      [y(candle.low), 'Low'],
    ] as const;
  return (
    <>
      {(['Bullish', 'Bearish', 'Pin bar'] as const).map((name, index) => (
        <Label key={name} x={[one, two, three][index] ?? 0} y={28} anchor="middle" tone="text" bold>
          {name}
        </Label>
      ))}
      <Candles candles={[bullish]} x={() => one} y={y} width={body} tone="up" />
      <Names x={one + beside} names={parts(bullish)} />
      <Candles candles={[bearish]} x={() => two} y={y} width={body} tone="down" />
      <Names x={two + beside} names={parts(bearish)} />
      <Candles candles={[pinBar]} x={() => three} y={y} width={body} tone="up" />
      <Names
        x={three + beside}
        names={[
          [y(2514) - 5, 'High 2,514'],
          [y(2512) + 1, 'Close 2,512'],
          [y(2510) + 7, 'Open 2,510'],
          [y(2490), 'Low 2,490'],
        ]}
      />
      <Rule from={[three + 14, y(2509)]} to={[three + 14, y(2490.5)]} tone="gold" weight={2} />
      <Label x={three + 26} y={y(2500)} tone="gold" bold>
        {wide ? 'Lower wick $20,\n83% of the range' : 'Lower wick\n$20, 83%'}
      </Label>
    </>
  );
}

const ZONE = [2498, 2503] as const;
/** Where the price turned: the candle and its high. */
const turns = new Map([
  [5, 2498],
  [12, 2503],
  [19, 2501],
]);
const BREAK = 26;
const breakout = simulateCandles(
  17,
  [
    [0, 2484],
    [6, 2496],
    [9, 2488],
    [13, 2500],
    [16, 2489],
    [20, 2499],
    [23, 2490],
    [26, 2501],
    [27, 2507],
    [29, 2505],
    [33, 2494],
    [37, 2490],
  ],
  1.6,
).map((candle, index) => ({
  ...candle,
  high:
    index < BREAK
      ? (turns.get(index) ?? Math.min(candle.high, Math.max(candle.open, candle.close) + 1))
      : candle.high,
}));

function drawFalseBreakout(frame: Frame) {
  const { wide } = frame;
  const { x, y } = plot(frame, [0, breakout.length], [2480, 2512], { right: wide ? 128 : 100, bottom: 16 });
  const [left, right] = [x(0), x(breakout.length)];
  const at = (index: number) => x(index + 0.5);
  const stopped = breakout.findIndex(({ low }, index) => index > BREAK && low <= 2495);
  return (
    <>
      <Bar from={[left, y(ZONE[0])]} to={[right, y(ZONE[1])]} tone="gold" fill={0.2} />
      <Label x={right + 8} y={y(ZONE[1]) + 4.5}>
        2,503
      </Label>
      <Label x={right + 8} y={y(ZONE[0]) + 4.5}>
        2,498
      </Label>
      <Candles candles={breakout} x={at} y={y} width={wide ? 8 : 4} />
      {[...turns].map(([index, high]) => (
        <Dot key={index} at={[at(index), y(high)]} radius={4} />
      ))}
      <Level y={y(2507)} from={at(BREAK)} to={right} tone="text">
        Buy 2,507
      </Level>
      <Level y={y(2495)} from={at(BREAK)} to={right} tone="down">
        Stop 2,495
      </Level>
      <Dot at={[at(BREAK), y(2507)]} tone="text" />
      <Dot at={[at(stopped), y(2495)]} tone="down" />
      <Label x={at(BREAK) - 10} y={y(2507) + 4.5} anchor="end" tone="text" bold>
        Close above
      </Label>
    </>
  );
}

const cost = (frame: Frame) => (
  <Rows
    frame={frame}
    domain={[0, 5.9]}
    rows={[
      { name: 'Spread', to: 3, text: '$3.00', tone: 'gold' },
      { name: 'Commission', from: 3, to: 3.7, text: '$0.70', tone: 'gold' },
      { name: 'Swap, two nights', from: 3.7, to: 4.9, text: '$1.20', tone: 'gold' },
      { name: 'Slippage', from: 4.9, to: 5.9, text: '$1.00', tone: 'gold' },
      { name: 'The whole trade', to: 5.9, text: '$5.90', tone: 'gold', isTotal: true },
    ]}
  />
);

/** Which of the fifty won and which broke a rule: drawn from a seed, with the numbers of the lesson. */
const shuffled = (() => {
  const random = createRandom(4242);
  return Array.from({ length: 50 }, (_, trade) => ({ trade, key: random() })).sort((a, b) => a.key - b.key);
})();
const broken = new Set([6, 20, 29, 42]);

function drawDemoTest(frame: Frame) {
  const { wide, width, height } = frame;
  const [left, right] = [16, width - 16];
  const columns = wide ? 17 : 10;
  const gap = (right - left) / columns;
  const { x } = plot(frame, [0, 1], [0, 1], { left, right: 16 });
  const top = height - 36;
  return (
    <>
      {shuffled.map(({ trade }, index) => {
        const [cx, cy] = [
          left + ((index % columns) + 0.5) * gap,
          (wide ? 74 : 62) + Math.floor(index / columns) * (wide ? 50 : 34),
        ];
        const isWin = trade < 22;
        return (
          <g key={trade}>
            <circle
              cx={cx}
              cy={cy}
              r={wide ? 9 : 7}
              fill={isWin ? 'var(--up)' : 'none'}
              stroke={isWin ? 'var(--up)' : 'var(--muted)'}
              strokeWidth={1.5}
            />
            {broken.has(index) && (
              <circle cx={cx} cy={cy} r={wide ? 15 : 12} fill="none" stroke="var(--gold)" strokeWidth={2.5} />
            )}
          </g>
        );
      })}
      <Label x={left} y={28} tone="text" bold>
        {wide
          ? '22 wins (filled), 28 losses (hollow), 4 broke a rule (ring)'
          : '22 filled won, 28 lost, 4 ringed broke a rule'}
      </Label>
      <Label x={left} y={top - 10} tone="gold" bold>
        Within the rules: 92%
      </Label>
      <Label x={right} y={top - 10} anchor="end" tone="text" bold>
        asked: 95%
      </Label>
      <Bar from={[left, top]} to={[right, top + 14]} tone="border" fill={0.25} />
      <Bar from={[left, top]} to={[x(0.92), top + 14]} tone="gold" />
      <Rule from={[x(0.95), top - 6]} to={[x(0.95), top + 20]} tone="text" weight={2} />
    </>
  );
}

export const drawings: Drawings = {
  'candle-anatomy': { draw: drawAnatomy },
  'false-breakout': { draw: drawFalseBreakout },
  'trade-cost': { draw: cost },
  'demo-test': { draw: drawDemoTest },
};
