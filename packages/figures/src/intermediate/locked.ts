import { expectancyOf } from '@site/curriculum/arithmetic';
import { moved, type Drawings } from '../drawing/drawing.ts';
import { number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { edge, grid, label, line, series, type Marks, type Point } from '../drawing/marks.tsx';
import { rows } from '../drawing/rows.ts';
import { drawEquity, equityOf } from '../results/equity.ts';

const drawRealYield = rows(0, 4.5, [
  ['Yield before', 0, 4.2, '4.2%', 'muted'],
  ['Expected inflation', 4.2, 1.8, '−2.4%', 'down'],
  ['Real yield, gold at 2,400', 0, 1.8, '1.8%', 'gold total'],
  ['Yield after', 0, 4.5, '4.5%', 'muted'],
  ['Expected inflation', 4.5, 2.1, '−2.4%', 'down'],
  ['Real yield, gold at 2,364', 0, 2.1, '2.1%', 'gold total'],
]);

/** Coins in a block at first, and all of them in millions: both scales are halved along the same lines. */
const [BLOCKS, FIRST, MOST, ERAS] = [210_000, 50, 21, 5];
const eras = Array.from({ length: ERAS + 1 }, (_, era) => era);

function drawHalvings(frame: Frame): Marks {
  const { wide, height } = frame;
  const margin = [48, wide ? 112 : 64, 48, 48] as const;
  const { x, y } = plot(frame, [0, ERAS], [0, FIRST], margin);
  const coins = plot(frame, [0, ERAS], [0, MOST], margin).y;
  const end = x(ERAS);
  const mined = eras.map(era => MOST * (1 - 0.5 ** era));
  const steps = eras
    .slice(0, ERAS)
    .flatMap((era): Point[] => [era, era + 1].map(at => [at, FIRST / 2 ** era]));
  return [
    label(16, 24, 'New coins a block', 'gold bold'),
    label(end, 24, 'All coins', 'bitcoin bold end'),
    grid(y, [0, 12.5, 25, 50], x(0), end),
    [MOST, MOST / 2, 0].map(all =>
      label(end + 8, coins(all) + 4.5, all ? `${all}${wide ? ' million' : ' m'}` : '0', 'bitcoin'),
    ),
    series(mined, x, coins, 'bitcoin'),
    line('gold thick', steps, x, y),
    [3, 4].map(era =>
      label(x(era + 0.5), y(FIRST / 2 ** era) - 10, String(FIRST / 2 ** era), 'gold bold middle'),
    ),
    edge(x, wide ? eras : [0, 2, 4], height - 26, era => (era * BLOCKS).toLocaleString('en')),
    label(end, height - 8, 'Blocks', 'end'),
  ];
}

const drawMood = rows(-4, 5, [
  ['By the plan, 22 trades', 0, 4, '+4 R', 'up'],
  ['Revenge, 8 trades', 4, -3, '−7 R', 'down'],
  ['The month, 30 trades', 0, -3, '−3 R', 'down total'],
]);

function sayEquity(rate: number, reward: number) {
  const each = expectancyOf(rate / 100, reward);
  const below = equityOf(rate / 100, reward).filter(account => (account.at(-1) ?? 0) < 0).length;
  return `${rate}% win ${number(reward)} R: ${number(each, 3)} R a trade before costs, ${number(each * 100)} R in 100 trades on average. ${below} of 13 accounts ${below === 1 ? 'ends' : 'end'} below zero.`;
}

export const drawings: Drawings = {
  'real-yield': { draw: drawRealYield },
  halvings: { draw: drawHalvings },
  'hundred-trades': moved(
    (frame, rate, reward) => drawEquity(frame, rate / 100, reward),
    sayEquity,
    ['Win rate in %', 20, 80, 42],
    ['Reward in R', 0.5, 4, 1.9, 0.1],
  ),
  'mood-cost': { draw: drawMood },
};
