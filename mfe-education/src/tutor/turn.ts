import type { Reply } from './askTutor.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  reply?: Reply;
  /** Lesson text replaced words that had been streamed already. */
  replaced?: boolean;
  /** Why a user's message got no answer. */
  failure?: string;
}
