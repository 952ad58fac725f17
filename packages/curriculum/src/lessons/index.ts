import type { Lesson } from './lesson.ts';

export type { Check, Lesson, LessonRef, Section, Term, WorkedExample } from './lesson.ts';

/** The body of every module, in the outline's order. Locked ones too, so browser code must not import this. */
export const lessons: readonly Lesson[] = [];
