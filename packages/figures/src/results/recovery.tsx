import { gainToRecover } from '../arithmetic.ts';
import { percent } from '../drawing/format.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Dot, Grid, Label, Line, Ticks, type Point } from '../drawing/marks.tsx';

const MOST = 0.75;

/** Against each loss the gain that recovers it, with one of them marked. `loss` is a share. */
export function drawRecovery(frame: Frame, loss: number) {
  const most = Math.max(MOST, loss);
  const highest = gainToRecover(most);
  const { x, y } = plot(frame, [0, most], [0, highest], { left: 60, top: 40, bottom: 50, right: 24 });
  const [left, right] = [x(0), x(most)];
  const gain = gainToRecover(loss);
  const shown: Point = [x(loss), y(gain)];
  const curve = Array.from({ length: 61 }, (_, step) => (step / 60) * most);
  // Above the curve and to its left there is always room.
  const labelled = Math.max(shown[0] - 12, left + 130);
  return (
    <>
      <Grid scale={y} ticks={y.ticks(4)} from={left} to={right} format={percent} />
      <Ticks scale={x} ticks={x.ticks(frame.wide ? 8 : 5).slice(1)} y={y(0) + 20} format={percent} />
      <Label x={16} y={24}>
        Gain needed
      </Label>
      <Label x={right} y={frame.height - 8} anchor="end">
        Loss
      </Label>
      <Line
        points={[
          [left, y(0)],
          [right, y(most)],
        ]}
        tone="muted"
        dashed
        weight={1.25}
      />
      <Line points={curve.map((at): Point => [x(at), y(gainToRecover(at))])} tone="text" />
      <Line points={[[shown[0], y(0)], shown, [left, shown[1]]]} tone="gold" weight={1.5} dashed />
      <Dot at={shown} radius={7} />
      <Label x={labelled} y={shown[1] - (labelled > shown[0] ? 32 : 14)} anchor="end" tone="text" bold>
        {`−${percent(loss)} needs +${percent(gain)}`}
      </Label>
    </>
  );
}
