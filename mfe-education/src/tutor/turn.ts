import type { Reply } from './askTutor.ts';

/** The longest message that the tutor accepts, in characters after trimming. */
export const MESSAGE_MAX = 2000;

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  reply?: Reply;
  /** Lesson text replaced words that had been streamed already. */
  replaced?: boolean;
  /** Why a user's message got no answer. */
  failure?: string;
}
