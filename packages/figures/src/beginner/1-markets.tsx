import type { Drawings } from '../drawing/drawing.ts';
import { drawWeekendGap } from './weekendGap.tsx';

export const drawings: Drawings = {
  'weekend-gap': { draw: frame => drawWeekendGap(frame) },
};
