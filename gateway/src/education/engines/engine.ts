import type { AiChatInput, EducationLevel } from '@site/contracts';
import type { AiChatReply } from '../reply.ts';
import type { Findings } from '../retrieval/retrieval.ts';

export type Turn = NonNullable<AiChatInput['history']>[number];

/** A question that the gate let through, with what the lessons have on it. */
export interface Question {
  message: string;
  level: EducationLevel;
  /** Earlier turns that the gate let through: what the client says was said, never instructions. */
  history: readonly Turn[];
  findings: Findings;
}

/** Called with each piece of the answer that may be shown already. */
export type Emit = (text: string) => void;

/** Answers a question. Aborts its work when `signal` does. */
export type Engine = (question: Question, emit: Emit, signal: AbortSignal) => Promise<AiChatReply>;
