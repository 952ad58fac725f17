import { positionOf, rewardToRisk } from '@site/curriculum/arithmetic';
import { moved, type Drawings } from '../drawing/drawing.ts';
import { dollars, number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, candles, dot, grab, grid, label, level, line, rule, series, tag } from '../drawing/marks.tsx';
import type { Marks } from '../drawing/marks.tsx';
import { rows } from '../drawing/rows.ts';
import { simulateCandles, within } from '../prices/simulate.ts';
import { drawRecovery, RECOVERY_SIDES, sayGain } from '../results/recovery.ts';
import { drawReward } from '../results/reward.ts';

const trade = { equity: 5000, risk: 1, entry: 2500, target: 2520 };
const OUNCES_IN_A_CONTRACT = 100;
/** The low that the buyer relies on. */
const LOW = 2492;
const path = [0, 2498, 6, 2511, 11, 2502, 17, 2514, 24, 2494, 27, 2500];
const gold = within(simulateCandles(21, 2.4, path), LOW, trade.target);

const stopPlot = (frame: Frame) =>
  plot(frame, [0, gold.length], [2473, 2525], [12, frame.wide ? 304 : 178, 12, 16]);

function drawChart(frame: Frame): Marks {
  const { x, y } = stopPlot(frame);
  const right = x(gold.length);
  return [
    candles(gold, index => x(index + 0.5), y, frame.wide ? 7 : 4),
    level(y(trade.target), x(0), right, 'Target 2,520', 'up'),
    rule(x(22), y(trade.entry), right + (frame.wide ? 290 : 160), y(trade.entry), 'text'),
    label(right + 8, y(trade.entry) - 8, '2,500', 'text'),
  ];
}

/** The position as a box: its width is the size, its height the distance to the stop, its area the loss. */
function drawPosition({ wide }: Frame, stop: number, left: number, top: number, bottom: number): Marks {
  const { amount, size } = positionOf({ ...trade, stop });
  const right = left + size * (wide ? 17 : 6.4);
  return [
    bar(left, top, right, bottom, 'down soft outlined'),
    label(left, top - 10, `${number(size, 2)} ounces`, 'text bold'),
    label(left, bottom + 20, dollars(-amount), 'down bold'),
  ];
}

function drawStop(frame: Frame, stop: number): Marks {
  const { x, y } = stopPlot(frame);
  const [left, right, high, width] = [x(0), x(gold.length), y(stop), frame.wide ? 60 : 52];
  return [
    drawChart(frame),
    rule(left, high, right, high, 'gold thick'),
    tag(right, high, width, number(stop)),
    drawPosition(frame, stop, right + width + 20, y(trade.entry), high),
    grab('y', left, high - 26, right + width, high + 26),
  ];
}

function sayStop(stop: number) {
  const { amount, size } = positionOf({ ...trade, stop });
  const ratio = number(rewardToRisk({ ...trade, stop }), 2);
  const near = stop >= LOW ? ' Ordinary movement reaches it: the last low did.' : '';
  return `Stop at ${dollars(stop)}, ${dollars(trade.entry - stop)} away: ${number(size, 2)} ounces, ${number(size / OUNCES_IN_A_CONTRACT, 3)} contracts. A hit costs ${dollars(amount)}, the reward is ${ratio} R.${near}`;
}

/** The share of the money put down at which the broker of the figure closes the position, and how far its price falls. */
const [CALLED_AT, FALL] = [50, 6];
const start = [0, 100, 8, 99.4, 18, 98, 28, 96.4, 40, 100 - FALL];
const closes = [100, ...simulateCandles(14, 0.35, start).map(({ close }) => close)];

function drawMarginCall(frame: Frame, leverage: number): Marks {
  const margin = [40, frame.wide ? 116 : 90, 16, 60] as const;
  const { x, y } = plot(frame, [0, 40], [0, 110], margin);
  // What is gone does not come back.
  let left = 100;
  const money = closes.map(close => (left = left && Math.max(0, 100 + leverage * (close - 100))));
  const called = money.findIndex(share => share <= CALLED_AT);
  const last = called < 0 ? 33 : called;
  // Where its line crosses that of the broker, between two closes.
  const [before = 0, after = 0] = money.slice(called - 1);
  const day = called - (CALLED_AT - after) / (before - after);
  const held = called < 0 ? [] : [...money.slice(0, called).entries(), [day, CALLED_AT] as const];
  return [
    label(16, 24, 'Share of the start'),
    grid(y, [0, 25, 50, 75, 100], x(0), x(40), tick => `${tick}%`),
    level(y(CALLED_AT), x(0), x(40), 'Forced close', 'down'),
    series(closes, x, y, 'text'),
    label(x(40) + 8, y(100 - FALL) + 4.5, 'Price', 'text'),
    series(money, x, y, 'gold dashed'),
    line('gold thick', called < 0 ? [...money.entries()] : held, x, y),
    called >= 0 && dot(x(day), y(CALLED_AT), 'gold', 6),
    label(x(last) - 14, y(money[last] ?? 0) + 20, 'Money put down', 'gold bold end'),
  ];
}

function sayMarginCall(leverage: number) {
  const fall = CALLED_AT / leverage;
  const call =
    fall > FALL
      ? `No forced close in this fall of ${FALL}%`
      : `Here the broker closes the position after a fall of ${number(fall)}%`;
  return `Leverage of ${leverage} to 1: a 1% move changes the money put down by ${leverage}%. ${call}.`;
}

const sayRecovery = (loss: number) =>
  `After a loss of ${loss}%, ${100 - loss} of 100 remain: a gain of ${sayGain(loss / 100)} is needed.`;

export const drawings: Drawings = {
  'stop-and-size': {
    ...moved(drawStop, sayStop, ['Stop', 2476, 2496, 2490]),
    drag: (frame, _x, y) => stopPlot(frame).y.invert(y),
  },
  'reward-to-risk': { draw: frame => drawReward(frame, { entry: 2500, stop: 2490, target: 2520 }) },
  recovery: {
    ...moved((frame, loss) => drawRecovery(frame, loss / 100), sayRecovery, ['Loss in %', 0, 75, 20]),
    sides: RECOVERY_SIDES,
  },
  'gains-and-losses': {
    draw: rows(-170, 600, [
      ['4 gains of $150', 0, 600, '+$600', 'up'],
      ['6 losses of $50', 600, 300, '−$300', 'down'],
      ['Ten trades, 4 won', 0, 300, '+$300', 'gold total'],
      ['7 gains of $40', 0, 280, '+$280', 'up'],
      ['3 losses of $150', 280, -170, '−$450', 'down'],
      ['Ten trades, 7 won', 0, -170, '−$170', 'down total'],
    ]),
  },
  'margin-call': moved(drawMarginCall, sayMarginCall, ['Leverage', 1, 20, 10]),
};
