import type { Drawings } from '../drawing/drawing.ts';

export const drawings: Drawings = {};
