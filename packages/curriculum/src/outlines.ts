import type { LevelId } from './level.ts';
import outlines from './outlines.json' with { type: 'json' };

/** What a module covers, for everybody: its lesson stays with the gateway. */
export interface Outline {
  summary: string;
  /** The titles of the lesson's sections. */
  sections: readonly string[];
  /** The terms that it defines. */
  terms: readonly string[];
  /** How long its text takes to read, at 200 words a minute. */
  readingMinutes: number;
  /** The name of its first figure, if the module is locked. */
  figure?: string;
}

/**
 * What a module covers. `npm run codegen` writes outlines.json from the lessons, so that no bundle needs them.
 * @param module 1–6 within its level
 */
export const outlineOf = (level: LevelId, module: number): Outline | undefined => outlines[level][module - 1];

/** Questions to begin with in a lesson. The tutor answers each (a test of the tutor asks them all). */
export const questionsOn = ({ terms }: Pick<Outline, 'terms'>): string[] =>
  terms.slice(0, 3).map(term => `What does “${term}” mean?`);
