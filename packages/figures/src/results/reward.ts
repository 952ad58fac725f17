import { breakEvenRate, rewardToRisk, type Trade } from '@site/curriculum/arithmetic';
import { dollars, number, percent } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, label, rule, type Marks } from '../drawing/marks.tsx';

/** Entry, stop and target with the distances between them, and how often such a trade must win to break even. */
export function drawReward(frame: Frame, trade: Trade): Marks {
  const { entry, stop, target } = trade;
  const { wide, width, height } = frame;
  const { y } = plot(frame, [0, 1], [Math.min(stop, target), Math.max(stop, target)], [28, 16, 96, 16]);
  const [left, right] = [wide ? 150 : 96, width - (wide ? 190 : 112)];
  const even = breakEvenRate(rewardToRisk(trade));
  const [split, top] = [16 + (width - 32) * even, height - 44];
  // The names of stop and target stay clear of that of a near entry.
  const clear = (at: number) =>
    y(entry) + Math.sign(y(at) - y(entry)) * Math.max(20, Math.abs(y(at) - y(entry)));
  const side = (name: string, price: number, units: number, look: string): Marks => {
    const middle = (y(entry) + y(price)) / 2 + 5;
    return [
      bar(left, y(entry), right, y(price), look, 0),
      label(left - 12, middle, `${name} ${dollars(Math.abs(price - entry))}`, 'text end'),
      Math.abs(y(price) - y(entry)) > 22 &&
        label((left + right) / 2, middle, `${number(units, 2)} R`, 'text bold middle plain'),
    ];
  };
  const price = (name: string, at: number, look: string, named = clear(at)): Marks => [
    rule(left, y(at), right, y(at), look),
    label(right + 8, named + 4.5, `${name} ${number(at, 2)}`, look),
  ];
  return [
    side('reward', target, rewardToRisk(trade), 'up soft'),
    side('risk', stop, 1, 'down soft'),
    price('Target', target, 'up'),
    price('Entry', entry, 'text', y(entry)),
    price('Stop', stop, 'down'),
    label(16, top - 16, `Breaks even if ${percent(even)} of the trades win, before costs`),
    bar(16, top, split - 1, top + 12, 'up'),
    bar(split + 1, top, width - 16, top + 12, 'down soft outlined thin'),
    rule(split, top - 6, split, top + 18, 'text thick'),
    label(16, top + 32, 'wins'),
    label(width - 16, top + 32, 'losses', 'end'),
  ];
}
