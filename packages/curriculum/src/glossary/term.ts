import type { LessonRef } from '../lessons/lesson.ts';

/** An entry of the glossary. */
export interface GlossaryTerm {
  /** A slug of the term, unique in the glossary. */
  id: string;
  term: string;
  /** Two to four sentences of plain text. */
  definition: string;
  /** The lessons that explain it, the closest first. */
  lessons: readonly [LessonRef, ...LessonRef[]];
}

export const beginner = (module: LessonRef['module']): LessonRef => ({ level: 'beginner', module });
export const intermediate = (module: LessonRef['module']): LessonRef => ({ level: 'intermediate', module });
export const expert = (module: LessonRef['module']): LessonRef => ({ level: 'expert', module });

/** An entry whose id is its term in lower case, its words joined by hyphens. */
export const define = (
  term: string,
  definition: string,
  ...lessons: GlossaryTerm['lessons']
): GlossaryTerm => ({
  id: term
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, ''),
  term,
  definition,
  lessons,
});
