import { glossary as entries } from '@site/curriculum/glossary';
import { moduleTitle } from './retrieval/passages.ts';
import type { Term } from './term.type.ts';

/** Every term of the glossary, in alphabetical order. */
export const glossary: readonly Term[] = entries.map(({ lessons, ...entry }) => ({
  ...entry,
  lessons: lessons.map(lesson => ({ ...lesson, title: moduleTitle(lesson.level, lesson.module) })),
}));
