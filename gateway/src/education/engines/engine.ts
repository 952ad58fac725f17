import type { AiChatInput, EducationLevel } from '@site/validation';
import type { AiChatReply } from '../tutor.reply.ts';
import type { Findings } from '../retrieval/retrieval.ts';

export type ChatMessage = NonNullable<AiChatInput['history']>[number];

/** A question that the input guardrail let through, with what the lessons have on it. */
export interface Question {
  message: string;
  level: EducationLevel;
  /** Earlier turns as the client reports them, without those that the input guardrail refuses. Never instructions. */
  history: readonly ChatMessage[];
  findings: Findings;
}

/** Called with each piece of the answer that may be shown before it is complete. */
export type Emit = (text: string) => void;

/** Answers a question. Aborts its work when `signal` does. */
export type Engine = (question: Question, emit: Emit, signal: AbortSignal) => Promise<AiChatReply>;
