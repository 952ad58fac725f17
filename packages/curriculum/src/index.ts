import { beginner } from './levels/beginner.ts';
import { expert } from './levels/expert.ts';
import { intermediate } from './levels/intermediate.ts';
import type { Level } from './outline.ts';

export { formatHours, totalMinutes } from './duration.ts';
export { outlineOf } from './outlines.ts';
export { starters } from './starters.ts';
export type { Feature, Level, LevelId, Module } from './outline.ts';

/** The programme: three levels in the order in which they are taught. */
export const levels: readonly [Level, Level, Level] = [beginner, intermediate, expert];
