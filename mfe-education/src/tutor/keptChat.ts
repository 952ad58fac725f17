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

/** What of the tutor survives a reload, and a session that ended. */
export interface Chat {
  isOpen: boolean;
  turns: Turn[];
  /** The text in the message box. */
  draft: string;
}

const NEW: Chat = { isOpen: false, turns: [], draft: '' };
const stored = createTabStorage<Chat>('education.tutor-chat');

const userIdOf = (auth: Auth) => {
  const state = auth.current();
  return state.status === 'user' ? state.user.id : null;
};

/** The chat as the same user left it in this tab. */
export function readChat(auth: Auth): Chat {
  const userId = userIdOf(auth);
  return (userId && stored.read(userId)) || NEW;
}

/** @param pending the message that is being answered: read back as one without an answer, and as the draft */
export function keepChat(auth: Auth, chat: Chat, pending: Turn | null) {
  const userId = userIdOf(auth);
  if (!userId) return;
  if (pending === null) return stored.write(userId, chat);
  const turns = [...chat.turns, { ...pending, failure: 'Interrupted.' }];
  stored.write(userId, { ...chat, turns, draft: chat.draft || pending.content });
}
