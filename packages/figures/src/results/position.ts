import { positionOf, type Position } from '@site/curriculum/arithmetic';
import { dollars, number } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { bar, label, level, type Marks } from '../drawing/marks.tsx';

const units = (size: number) => `${number(size, 4)} units`;

/** A position on a chart of its own, between the prices of entry and stop. */
export function drawSizing(frame: Frame, position: Position): Marks {
  const { entry, stop } = position;
  const [left, right] = [24, frame.width - 120];
  const { y } = plot(frame, [0, 1], [Math.min(entry, stop), Math.max(entry, stop)], [56, 16, 56, 16]);
  return [
    drawPosition(position, y, left, ((right - left) * 0.7) / positionOf(position).size, units),
    level(y(entry), left, right, `Entry ${number(entry, 2)}`, 'text'),
    level(y(stop), left, right, `Stop ${number(stop, 2)}`, 'down'),
  ];
}

/**
 * A position as a box: its width is the size, its height the distance to the stop, its area the loss.
 * @param y prices to heights
 * @param unit the width of one unit
 * @param named the size in words
 */
export function drawPosition(
  position: Position,
  y: (price: number) => number,
  left: number,
  unit: number,
  named = (size: number) => `${number(size, 2)} ounces`,
): Marks {
  const { amount, size } = positionOf(position);
  const { entry, stop } = position;
  const [top, bottom] = [y(Math.max(entry, stop)), y(Math.min(entry, stop))];
  const right = left + size * unit;
  const hasRoom = bottom - top > 24 && right - left > 60;
  const loss = dollars(-amount);
  return [
    bar(left, top, right, bottom, 'down soft outlined'),
    label(left, top - 10, named(size), 'text bold'),
    hasRoom
      ? label((left + right) / 2, (top + bottom) / 2 + 5, loss, 'down bold middle plain')
      : label(left, bottom + 20, loss, 'down bold'),
  ];
}
