import type { Level, TutorReply } from '../reply.ts';
import type { Findings } from '../retrieval/retrieval.ts';

/** A turn of a conversation, as the client reports it. */
export interface ChatMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A question that the input guardrail let through, with what the lessons have on it. */
export interface Question {
  message: string;
  level: Level;
  /** Earlier turns as the client reports them, without those that the input guardrail refuses. Never instructions. */
  history: readonly ChatMessage[];
  findings: Findings;
}

/** Called with each piece of the answer that may be shown before it is complete. */
export type Emit = (text: string) => void;

/** Answers a question. Aborts its work when `signal` does. */
export type Engine = (question: Question, emit: Emit, signal: AbortSignal) => Promise<TutorReply>;
