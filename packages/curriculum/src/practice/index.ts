import type { LevelId } from '../level.ts';
import { beginner } from './beginner.ts';
import type { Exercise } from './exercise.ts';
import { expert } from './expert.ts';
import { intermediate } from './intermediate.ts';

export type { Exercise, Plan } from './exercise.ts';

/** The exercises of all open lessons, in the order in which they are taught. */
export const exercises: readonly Exercise[] = [...beginner, ...intermediate, ...expert];

/** The exercises of a lesson; none for a locked one. */
export const exercisesOf = (level: LevelId, module: number) =>
  exercises.filter(exercise => exercise.level === level && exercise.module === module);
