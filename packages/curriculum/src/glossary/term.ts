import type { LessonRef } from '../lessons/lesson.ts';

/** An entry of the glossary. */
export interface GlossaryTerm {
  /** A slug of the term, unique in the glossary. */
  id: string;
  term: string;
  /** Other words for it that people use; none names two terms. */
  aliases: readonly string[];
  /** Two to four sentences of plain text. */
  definition: string;
  /** The lessons that explain it, the closest first. */
  lessons: readonly [LessonRef, ...LessonRef[]];
}

export const beginner = (module: LessonRef['module']): LessonRef => ({ level: 'beginner', module });
export const intermediate = (module: LessonRef['module']): LessonRef => ({ level: 'intermediate', module });
export const expert = (module: LessonRef['module']): LessonRef => ({ level: 'expert', module });

/** An entry whose id is its term in lower case, its words joined by hyphens. The term may come with its aliases. */
export const define = (
  names: string | readonly [string, ...string[]],
  definition: string,
  ...lessons: GlossaryTerm['lessons']
): GlossaryTerm => {
  const [term, ...aliases] = typeof names === 'string' ? [names] : names;
  const id = term
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return { id, term, aliases, definition, lessons };
};
