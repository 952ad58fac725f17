import type { LevelId } from '../level.ts';
import { beginner } from './beginner.ts';
import type { Exercise } from './exercise.ts';
import { expert } from './expert.ts';
import { intermediate } from './intermediate.ts';

export type { Exercise, Plan } from './exercise.ts';

const byLevel = { beginner, intermediate, expert };

/** The exercises of all open lessons, in the order in which they are taught. */
export const exercises = Object.values(byLevel).flat(2);

/** The exercises of a lesson; none for a locked one. */
export const exercisesOf = (level: LevelId, module: number): readonly Exercise[] =>
  byLevel[level][module - 1] ?? [];
