import type { LevelId } from '../outline.ts';
import { beginner } from './beginner.ts';
import { expert } from './expert.ts';
import { intermediate } from './intermediate.ts';
import type { Outline } from './outline.ts';

export type { Outline } from './outline.ts';

const outlines: Record<LevelId, readonly Outline[]> = { beginner, intermediate, expert };

/**
 * What a module covers.
 * @param module 1–6 within its level
 */
export const outlineOf = (level: LevelId, module: number): Outline | undefined => outlines[level][module - 1];
