import type { EducationLevel } from '@site/validation';
import { levels } from '@site/curriculum';
import { glossary as entries } from '@site/curriculum/glossary';
import { findLesson, type Lesson as CurriculumLesson } from '@site/curriculum/lessons';
import { Problem } from '../http/problem.ts';
import type { Lesson, Term } from './lesson.type.ts';

/**
 * The lesson of an unlocked module.
 * @returns null for a module that the programme does not have.
 * @throws {Problem} 403 for a locked one.
 */
export function openLesson(level: EducationLevel, module: number): Lesson | null {
  const outline = levels.find(({ id }) => id === level)?.modules.find(({ number }) => number === module);
  if (!outline) return null;
  if (outline.locked) throw new Problem(403, 'This module is locked.');
  const lesson = findLesson(level, module);
  if (!lesson) return null;
  const { figures = [], checks } = lesson;
  return { ...lesson, title: outline.title, figures, checks: checks.map(withExplanations) };
}

function withExplanations(check: CurriculumLesson['checks'][number]) {
  const { choices, answer, explanation, misses = [] } = check;
  const explanations = choices.map((_, index) =>
    index === answer ? explanation : (misses[index - Number(index > answer)] ?? ''),
  );
  return { ...check, explanations };
}

/** Every term of the glossary, in alphabetical order. */
export const glossary: readonly Term[] = entries.map(({ lessons, ...entry }) => ({
  ...entry,
  lessons: lessons.map(({ level, module }) => `${level}-${module}`),
}));
