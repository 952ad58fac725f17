import type { LessonRef } from '@site/curriculum/lessons';

export type Level = LessonRef['level'];

/** The section that a sentence of the answer comes from. */
export interface Citation {
  /** As in the text: [1], [2] … */
  number: number;
  level: Level;
  /** 1–6 within its level. */
  module: number;
  title: string;
  section: string;
}

/** What became of a question; `unsure` is lesson text that is no answer to the user's own case. */
export type Outcome = 'answer' | 'unsure' | 'refusal' | 'support' | 'emergency' | 'not_found';

/** The tutor's answer, in Markdown. */
export interface TutorReply {
  response: string;
  outcome: Outcome;
  engine: 'lessons' | 'model';
  citations: Citation[];
}
