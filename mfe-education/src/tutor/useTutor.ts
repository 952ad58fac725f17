import { useEffect, useRef, useState } from 'react';
import { TUTOR_MESSAGE_MAX } from '@site/validation';
import type { LevelId } from '@site/curriculum';
import { ApiError, type RemoteDeps } from '@site/platform';
import { keepChat, readChat } from './keptChat.ts';
import type { Turn } from './turn.ts';

// Comes with the panel: the page itself is drawn without what reads data.
const loadAskTutor = () => import(/* webpackChunkName: "tutor" */ './askTutor.ts');

const EARLIER_TURNS = 6;
// The gateway accepts no longer turn.
const TURN_MAX = 8000;
const UNAUTHENTICATED = 401;
const FALLBACK = 'Failed to get AI response. Please try again.';

/** One conversation, and whether its panel is open. It is kept above the panel and the tabs, which come and go. */
export function useTutor(level: LevelId, { notify, auth }: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const [kept] = useState(() => readChat(auth));
  const [isOpen, setOpen] = useState(kept.isOpen);
  const [turns, setTurns] = useState(kept.turns);
  const [pending, setPending] = useState<string | null>(null);
  const [draft, setDraft] = useState(kept.draft);
  const [streamed, setStreamed] = useState('');
  const [status, setStatus] = useState('');
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  useEffect(() => keepChat(auth, { isOpen, turns, draft }, pending), [auth, isOpen, turns, draft, pending]);

  /** Sends the text, or the failed message at `retried` once more. */
  async function send(
    text = draft,
    retried = turns.findLastIndex(turn => turn.failure && turn.content === text.trim()),
  ) {
    const message = text.trim();
    if (!message || message.length > TUTOR_MESSAGE_MAX || call.current) return;
    const own = (call.current = new AbortController());
    const before = turns.filter((_, index) => index !== retried);
    begin(message, before);
    let written = '';
    const onText = (piece: string) => {
      if (own.signal.aborted) return;
      written += piece;
      setStreamed(written);
    };
    try {
      const { askTutor } = await loadAskTutor();
      const reply = await askTutor({ message, level, history: history(before) }, onText, own.signal);
      if (own.signal.aborted) return;
      const replaced = reply.engine === 'lessons' && written !== '' && !reply.response.startsWith(written);
      finish('The answer is there.', [
        ...before,
        { role: 'user', content: message },
        { role: 'assistant', content: reply.response, reply, replaced },
      ]);
    } catch (error) {
      if (own.signal.aborted) return;
      const reason = (error instanceof ApiError && error.message) || FALLBACK;
      fail(message, reason, before);
      notify({ title: 'Error', description: reason, variant: 'destructive' });
      if (error instanceof ApiError && error.status === UNAUTHENTICATED) auth.endSession();
    }
  }

  function begin(message: string, before: Turn[]) {
    setTurns(before);
    setPending(message);
    setStreamed('');
    setStatus('The tutor is answering.');
    setDraft(now => (now.trim() === message ? '' : now));
  }

  function finish(announcement: string, next: Turn[]) {
    call.current = null;
    setTurns(next);
    setPending(null);
    setStreamed('');
    setStatus(announcement);
  }

  /** The message stays in the log, marked; its text is back in the box unless something else was typed. */
  function fail(message: string, failure: string, before: Turn[]) {
    finish('', [...before, { role: 'user', content: message, failure }]);
    setDraft(now => (now.trim() ? now : message));
  }

  function stop() {
    call.current?.abort();
    if (pending) fail(pending, 'Stopped.', turns);
  }

  function restart() {
    call.current?.abort();
    finish('', []);
  }

  async function copy(text: string) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(copied ? 'Copied.' : 'The browser did not allow copying.');
  }

  return {
    isOpen,
    setOpen,
    turns,
    draft,
    setDraft,
    pending,
    streamed,
    status,
    send,
    stop,
    restart,
    copy,
  };
}

/** The answered part of the conversation, as the gateway accepts it. */
const history = (turns: Turn[]) =>
  turns
    .filter(turn => !turn.failure)
    .slice(-EARLIER_TURNS)
    .map(({ role, content }) => ({ role, content: content.slice(0, TURN_MAX) }));

export type TutorChat = ReturnType<typeof useTutor>;
