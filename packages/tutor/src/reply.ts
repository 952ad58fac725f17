import type { LessonRef } from '@site/curriculum/lessons';

export type Level = LessonRef['level'];

/** The passage that an answer comes from. */
export interface Citation {
  /** As in the text: [1], [2] … */
  number: number;
  level: Level;
  /** 1–6 within its level. */
  module: number;
  title: string;
  /** The heading of the section, or the term. */
  section: string;
  /** The id of an entry of the glossary; its lesson is the one that explains it best. Null for a section. */
  term: string | null;
}

/**
 * What became of a question. `unsure` is lesson text that is no answer to the user's own case, `emergency` a hint at danger
 * to life: numbers to call come first.
 */
export const outcomes = ['answer', 'unsure', 'refusal', 'support', 'emergency', 'not_found'] as const;
export type Outcome = (typeof outcomes)[number];

/** A calculator of the education page with the numbers of a question. */
export interface Calculation {
  /** Its name in the address, `?tool=`. */
  tool: string;
  /** By their names in the address; those that the question did not give are missing. */
  values: { name: string; value: number }[];
}

/** The tutor's answer, in Markdown. */
export interface TutorReply {
  response: string;
  outcome: Outcome;
  engine: 'lessons' | 'model';
  citations: Citation[];
  /** Figures of the lessons that belong to the answer, by their names in the figures package. */
  figures: string[];
  calculator: Calculation | null;
}

/** A reply of the lessons; what is not given is empty. */
export const replyOf = (
  given: Pick<TutorReply, 'response' | 'outcome'> & Partial<TutorReply>,
): TutorReply => ({
  engine: 'lessons',
  citations: [],
  figures: [],
  calculator: null,
  ...given,
});
