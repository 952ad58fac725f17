import type { LevelId } from '../level.ts';

/** Where a lesson stands in the programme. */
export interface LessonRef {
  level: LevelId;
  /** 1–6 within its level. */
  module: 1 | 2 | 3 | 4 | 5 | 6;
}

export interface Section {
  /** A slug, unique within the lesson. */
  id: string;
  title: string;
  /** Plain text without markup; each sentence can be quoted alone and ends with a full stop. */
  paragraphs: readonly string[];
}

/** The lesson in numbers; every price in it is an example. */
export interface WorkedExample {
  title: string;
  paragraphs: readonly string[];
}

export interface Term {
  term: string;
  definition: string;
}

export interface Check {
  /** Under which progress keeps the answers: unique within the lesson, and the same when the question is reworded. */
  id: string;
  question: string;
  /** Three or four different ones. */
  choices: readonly string[];
  /** Index of the right choice. */
  answer: number;
  explanation: string;
  /** Why each of the other choices is wrong, in their order; an open lesson has them. */
  misses?: readonly string[];
  /** The figure of the lesson that it asks about. */
  figure?: string;
}

/** A drawing of the lesson, by its name in the figures package. */
export interface LessonFigure {
  /** The id of the section that it follows, or `example`. */
  after: string;
  figure: string;
}

export interface Lesson extends LessonRef {
  /** The module's title, as in the outline. */
  title: string;
  summary: string;
  sections: readonly Section[];
  example: WorkedExample;
  terms: readonly Term[];
  checks: readonly [Check, Check, Check];
  figures?: readonly LessonFigure[];
  seeAlso: readonly LessonRef[];
}
