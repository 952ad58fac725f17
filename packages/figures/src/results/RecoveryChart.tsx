import { gainToRecover } from '../arithmetic.ts';
import { plot, type Frame } from '../drawing/frame.ts';
import { Dot, Label, Line, Rule, type Point } from '../drawing/marks.tsx';

const HIGHEST = 3;
const percent = (share: number) => `${Number((share * 100).toFixed(1)).toLocaleString('en')}%`;

/** Against each loss the gain that recovers it; one of them marked. `loss` is a share. */
export function drawRecovery(frame: Frame, loss: number) {
  const { x, y } = plot(frame, [0, 0.75], [0, HIGHEST], { left: 52, top: 36, bottom: 44, right: 24 });
  const [left, right] = [x(0), x(0.75)];
  const gain = gainToRecover(loss);
  const shown: Point = [x(Math.min(loss, 0.75)), y(Math.min(gain, HIGHEST))];
  const curve = Array.from({ length: 61 }, (_, step): Point => [x(step / 80), y(gainToRecover(step / 80))]);
  const isLeft = loss > 0.45;
  return (
    <>
      {[0, 1, 2, 3].map(tick => (
        <g key={tick}>
          <Rule from={[left, y(tick)]} to={[right, y(tick)]} tone="line" />
          <Label x={left - 8} y={y(tick) + 4.5} anchor="end">
            {percent(tick)}
          </Label>
        </g>
      ))}
      {[0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map(tick => (
        <Label key={tick} x={x(tick)} y={y(0) + 20} anchor="middle">
          {percent(tick)}
        </Label>
      ))}
      <Label x={left - 44} y={20}>
        Gain needed
      </Label>
      <Label x={right} y={frame.height - 6} anchor="end">
        Loss
      </Label>
      <Line
        points={[
          [left, y(0)],
          [right, y(0.75)],
        ]}
        tone="border"
        dashed
        weight={1.25}
      />
      <Label x={right} y={y(0.75) - 10} anchor="end">
        as large as the loss
      </Label>
      <Line points={curve} tone="text" />
      <Line points={[[shown[0], y(0)], shown, [left, shown[1]]]} tone="gold" weight={1.5} dashed />
      <Dot at={shown} radius={7} />
      <Label
        x={shown[0] + (isLeft ? -14 : 14)}
        y={shown[1] - 12}
        anchor={isLeft ? 'end' : 'start'}
        tone="text"
        bold
      >
        {`−${percent(loss)} needs +${percent(gain)}`}
      </Label>
    </>
  );
}
