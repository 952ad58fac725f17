import { gainToRecover } from '@site/curriculum/arithmetic';
import { percent } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { dot, edge, grid, label, line, rule, type Marks, type Point } from '../drawing/marks.tsx';

/** A gain that is hardly more than its loss is told to another digit. */
export const sayGain = (loss: number) => percent(gainToRecover(loss), loss < 0.1 ? 2 : 1);

export const RECOVERY_SIDES = [60, 24] as const;

/** Against each loss the gain that recovers it, with one of them marked. `loss` is a share. */
export function drawRecovery(frame: Frame, loss: number): Marks {
  const most = Math.max(0.75, loss);
  const [before, after] = RECOVERY_SIDES;
  const { x, y } = plot(frame, [0, most], [0, gainToRecover(most)], [56, after, 50, before]);
  const [left, right, base, gain] = [x(0), x(most), y(0), gainToRecover(loss)];
  const curve = Array.from({ length: 61 }, (_, step): Point => {
    const each = (step / 60) * most;
    return [x(each), y(gainToRecover(each))];
  });
  const end = Math.max(x(loss), left + (frame.wide ? 128 : 48));
  return [
    grid(y, y.ticks(4), left, right, percent),
    edge(x, x.ticks(frame.wide ? 8 : 5).slice(1), base + 20, percent),
    label(left, 28, 'Gain needed'),
    label(right, frame.height - 8, 'Loss', 'end'),
    rule(left, base, right, y(most), 'muted dashed thin'),
    line('gold thick', curve),
    rule(x(loss), base, x(loss), y(gain), 'muted dashed thin'),
    rule(left, y(gain), x(loss), y(gain), 'muted dashed thin'),
    dot(x(loss), y(gain), 'gold', 7),
    // It ends above its point, or, where that is too far to the left, above the curve.
    loss > 0 &&
      label(
        end,
        y(gainToRecover(x.invert(end))) - 12,
        `${frame.wide ? `−${percent(loss, 2)} needs ` : ''}+${sayGain(loss)}`,
        'text bold end',
      ),
  ];
}
