import { gainToRecover } from '../arithmetic.ts';
import type { Drawings } from '../drawing/drawing.ts';
import { drawRecovery } from '../results/RecoveryChart.tsx';

export const drawings: Drawings = {
  recovery: {
    draw: (frame, [loss = 20]) => drawRecovery(frame, loss / 100),
    controls: [{ label: 'Loss', min: 1, max: 75, step: 1, start: 20 }],
    say: ([loss = 20]) =>
      `After a loss of ${loss}%, ${100 - loss} of 100 remain: a gain of ${Number((gainToRecover(loss / 100) * 100).toFixed(1))}% is needed.`,
  },
};
