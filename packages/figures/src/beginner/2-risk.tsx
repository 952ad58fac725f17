import { gainToRecover } from '../arithmetic.ts';
import type { Drawings } from '../drawing/drawing.ts';
import { percent } from '../drawing/format.ts';
import { drawRecovery } from '../results/recovery.tsx';
import { drawReward } from '../results/reward.tsx';
import { drawMarginCall, sayMarginCall } from './marginCall.tsx';
import { dragStop, drawStopAndSize, sayStop } from './stopAndSize.tsx';

export const drawings: Drawings = {
  'stop-and-size': {
    draw: (frame, [stop = 2490]) => drawStopAndSize(frame, stop),
    controls: [{ label: 'Stop', min: 2476, max: 2496, step: 1, start: 2490 }],
    say: ([stop = 2490]) => sayStop(stop),
    drag: dragStop,
  },
  'reward-to-risk': { draw: frame => drawReward(frame, { entry: 2500, stop: 2490, target: 2520 }) },
  recovery: {
    draw: (frame, [loss = 20]) => drawRecovery(frame, loss / 100),
    controls: [{ label: 'Loss', min: 1, max: 75, step: 1, start: 20 }],
    say: ([loss = 20]) =>
      `After a loss of ${loss}%, ${100 - loss} of 100 remain: a gain of ${percent(gainToRecover(loss / 100))} is needed.`,
  },
  'margin-call': {
    draw: (frame, [leverage = 10]) => drawMarginCall(frame, leverage),
    controls: [{ label: 'Leverage', min: 1, max: 20, step: 1, start: 10 }],
    say: ([leverage = 10]) => sayMarginCall(leverage),
  },
};
