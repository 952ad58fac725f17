import { glossary as entries } from '@site/curriculum/glossary';
import type { Term } from './term.type.ts';

/** Every term of the glossary, in alphabetical order. */
export const glossary: readonly Term[] = entries.map(({ lessons, ...entry }) => ({
  ...entry,
  lessons: lessons.map(({ level, module }) => `${level}-${module}`),
}));
