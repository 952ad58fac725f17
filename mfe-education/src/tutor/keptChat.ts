import type { Auth } from '@site/platform';
import { createTabStorage } from '@site/platform/storage';
import type { Reply } from './askTutor.ts';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  /** When it was sent or answered (ISO 8601); an answer that is being written has none. */
  timestamp?: string;
  reply?: Reply;
  /** Lesson text replaced words that had been streamed already. */
  replaced?: boolean;
  /** Why a user's message got no answer. */
  failure?: string;
}

/** What of the tutor survives a reload; a session that ended only what was typed does. */
export interface Chat {
  isOpen: boolean;
  turns: Turn[];
}

const NEW: Chat = { isOpen: false, turns: [] };
const stored = createTabStorage<Chat>('education.tutor-chat', 'said');
const storedDraft = createTabStorage<string>('education.tutor-draft');

const userIdOf = (auth: Auth) => {
  const state = auth.current();
  return state.status === 'user' ? state.user.id : null;
};

/** The chat as the same user left it in this tab. */
export function readChat(auth: Auth): Chat {
  const userId = userIdOf(auth);
  return (userId && stored.read(userId)) || NEW;
}

/** @param pending the message that is being answered: read back as one without an answer */
export function keepChat(auth: Auth, chat: Chat, pending: Turn | null) {
  const userId = userIdOf(auth);
  if (!userId) return;
  const turns = pending ? [...chat.turns, { ...pending, failure: 'Interrupted.' }] : chat.turns;
  stored.write(userId, { ...chat, turns });
}

/** The text in the message box, as the same user left it in this tab. */
export function readDraft(auth: Auth): string {
  const userId = userIdOf(auth);
  return (userId && storedDraft.read(userId)) || '';
}

export function keepDraft(auth: Auth, draft: string) {
  const userId = userIdOf(auth);
  if (userId) storedDraft.write(userId, draft);
}
