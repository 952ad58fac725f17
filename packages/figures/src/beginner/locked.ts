import type { Drawings } from '../drawing/drawing.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, candles, dot, label, level, rule, type Marks } from '../drawing/marks.tsx';
import { rows } from '../drawing/rows.ts';
import { simulateCandles } from '../prices/simulate.ts';

const shapes = [
  ['Bullish', { open: 2497, high: 2514, low: 2490, close: 2509 }],
  ['Bearish', { open: 2509, high: 2514, low: 2490, close: 2497 }],
  ['Pin bar', { open: 2510, high: 2514, low: 2490, close: 2512 }],
] as const;

function drawAnatomy(frame: Frame): Marks {
  const { wide } = frame;
  const { y } = plot(frame, [0, 1], [2490, 2514], [56, 16, 28, 16]);
  const width = wide ? 44 : 26;
  return shapes.map(([shape, candle], index) => {
    const x = wide ? 64 + index * 191 : 32 + index * 97;
    const side = x + width / 2;
    const isPinBar = shape === 'Pin bar';
    const names = (['high', 'close', 'open', 'low'] as const).map((name, step) => {
      const price = candle[name];
      // The prices of the pin bar are close together: their names step apart.
      const at = y(price) + (isPinBar ? ([-5, 1, 7, 0][step] ?? 0) : 0);
      const text = `${name[0]?.toUpperCase()}${name.slice(1)}${isPinBar ? ` ${price.toLocaleString('en')}` : ''}`;
      const from = name === 'high' || name === 'low' ? x + 3 : side + 2;
      return [rule(from, y(price), side + 16, at), label(side + 20, at + 4.5, text)];
    });
    return [
      label(x, 28, shape, 'text bold middle'),
      candles([candle], () => x, y, width),
      names,
      isPinBar && rule(x + 14, y(2510), x + 14, y(2490), 'gold thick'),
      isPinBar && label(x + 26, y(2500), `Lower wick\n$20, 83%${wide ? ' of the range' : ''}`, 'gold bold'),
    ];
  });
}

const [BREAK, BUY, STOP] = [26, 2507, 2495];
const [ZONE_LOW, ZONE_HIGH] = [2498, 2503];
/** Where the price turned in the zone: the candle, and its high. */
const turns = new Map([
  [5, 2498],
  [12, 2503],
  [19, 2501],
]);
const closes = [
  0, 2484, 6, 2496, 9, 2488, 13, 2500, 16, 2489, 20, 2499, 23, 2490, 26, 2501, 27, 2507, 29, 2505, 33, 2494,
  37, 2490,
];
const breakout = simulateCandles(17, 1.6, closes).map((candle, index) => {
  const { open, close, high } = candle;
  const below = turns.get(index) ?? Math.min(high, Math.max(open, close) + 1);
  return { ...candle, high: index < BREAK ? below : high };
});
const stopped = breakout.findIndex(({ low }, index) => index > BREAK && low <= STOP);

function drawFalseBreakout(frame: Frame): Marks {
  const { wide } = frame;
  const { x, y } = plot(frame, [0, breakout.length], [2480, 2512], [16, wide ? 128 : 100, 16, 16]);
  const at = (index: number) => x(index + 0.5);
  const right = x(breakout.length);
  return [
    bar(x(0), y(ZONE_LOW), right, y(ZONE_HIGH), 'gold soft'),
    [ZONE_LOW, ZONE_HIGH].map(price => label(right + 8, y(price) + 4.5, price.toLocaleString('en'))),
    candles(breakout, at, y, wide ? 8 : 4),
    [...turns].map(([index, high]) => dot(at(index), y(high), 'gold', 4)),
    level(y(BUY), at(BREAK), right, 'Buy 2,507', 'text'),
    level(y(STOP), at(BREAK), right, 'Stop 2,495', 'down'),
    dot(at(BREAK), y(BUY), 'text'),
    dot(at(stopped), y(STOP), 'down'),
    label(at(BREAK) - 10, y(BUY) + 4.5, 'Close above', 'text bold end'),
  ];
}

const drawCost = rows(0, 5.9, [
  ['Spread', 0, 3, '$3.00', 'gold'],
  ['Commission', 3, 3.7, '$0.70', 'gold'],
  ['Swap, two nights', 3.7, 4.9, '$1.20', 'gold'],
  ['Slippage', 4.9, 5.9, '$1.00', 'gold'],
  ['The whole trade', 0, 5.9, '$5.90', 'gold total'],
]);

const drawDemoTest = rows(0, 748, [
  ['22 wins, on average $34', 0, 748, '+$748', 'up'],
  ['28 losses, on average $20', 748, 188, '−$560', 'down'],
  ['Costs of 50 trades', 188, 113, '−$75', 'down'],
  ['Left', 0, 113, '$113', 'gold total'],
]);

export const drawings: Drawings = {
  'candle-anatomy': { draw: drawAnatomy },
  'false-breakout': { draw: drawFalseBreakout },
  'trade-cost': { draw: drawCost },
  'demo-test': { draw: drawDemoTest },
};
