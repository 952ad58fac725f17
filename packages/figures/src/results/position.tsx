import { dollars, number } from '../drawing/format.ts';
import type { Frame } from '../drawing/frame.ts';
import { Bar, Label } from '../drawing/marks.tsx';
import { positionOf } from '../arithmetic.ts';

interface Box {
  /** Prices to heights. */
  y(price: number): number;
  left: number;
  /** The width of one unit. */
  unit: number;
  /** What is bought: ounces, coins. */
  units: string;
}

/** The position as a box: its width is the size, its height the distance to the stop, its area the loss. */
export function PositionBox({
  position,
  box: { y, left, unit, units },
}: {
  position: Parameters<typeof positionOf>[0];
  box: Box;
}) {
  const { amount, size } = positionOf(position);
  const [top, bottom] = [y(position.entry), y(position.stop)].sort((a, b) => a - b) as [number, number];
  const width = size * unit;
  const middle = (top + bottom) / 2;
  const isLarge = bottom - top > 24 && width > 60;
  return (
    <>
      <Bar from={[left, top]} to={[left + width, bottom]} tone="down" fill={0.22} weight={1.5} />
      <Label x={left} y={top - 10} tone="text" bold>
        {`${number(size, 2)} ${units}`}
      </Label>
      <Label
        x={isLarge ? left + width / 2 : left}
        y={isLarge ? middle + 5 : bottom + 20}
        anchor={isLarge ? 'middle' : 'start'}
        tone="down"
        bold
        plain
      >
        {`−${dollars(amount)}`}
      </Label>
    </>
  );
}
