import { positionOf, type Position } from '../arithmetic.ts';
import { dollars, number } from '../drawing/format.ts';
import { bar, label, type Marks } from '../drawing/marks.tsx';

/**
 * A position as a box: its width is the size, its height the distance to the stop, its area the loss.
 * @param y prices to heights
 * @param unit the width of one unit
 */
export function drawPosition(
  position: Position,
  y: (price: number) => number,
  left: number,
  unit: number,
): Marks {
  const { amount, size } = positionOf(position);
  const [top, bottom] = [
    y(Math.max(position.entry, position.stop)),
    y(Math.min(position.entry, position.stop)),
  ];
  const right = left + size * unit;
  const hasRoom = bottom - top > 24 && right - left > 60;
  const loss = dollars(-amount);
  return [
    bar(left, top, right, bottom, 'down soft outlined'),
    label(left, top - 10, `${number(size, 2)} ounces`, 'text bold'),
    hasRoom
      ? label((left + right) / 2, (top + bottom) / 2 + 5, loss, 'down bold middle plain')
      : label(left, bottom + 20, loss, 'down bold'),
  ];
}
