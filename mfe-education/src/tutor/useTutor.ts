import { useEffect, useRef, useState } from 'react';
import type { LevelId } from '@site/curriculum';
import { toApiError, type RemoteDeps } from '@site/platform';
import { askTutor } from './askTutor.ts';
import { keepChat, readChat, type Turn } from './keptChat.ts';

const EARLIER_TURNS = 6;
// The gateway accepts no longer turn.
const TURN_MAX = 8000;
const UNAUTHENTICATED = 401;
const FALLBACK = 'Failed to get AI response. Please try again.';
const now = () => new Date().toISOString();

interface Options extends Pick<RemoteDeps, 'notify' | 'auth'> {
  level: LevelId;
  /** Whether the panel is open, which is kept with the conversation. */
  isOpen: boolean;
}

/** One conversation, as this user left it in this tab. */
export function useTutor({ level, isOpen, notify, auth }: Options) {
  const [kept] = useState(() => readChat(auth));
  const [turns, setTurns] = useState(kept.turns);
  const [pending, setPending] = useState<Turn | null>(null);
  const [streamed, setStreamed] = useState('');
  const [status, setStatus] = useState('');
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);
  useEffect(() => keepChat(auth, { isOpen, turns }, pending), [auth, isOpen, turns, pending]);

  /** Sends the message; one that failed, at `retried`, once more. */
  async function send(
    message: string,
    retried = turns.findLastIndex(turn => turn.failure && turn.content === message),
  ) {
    const question: Turn = { role: 'user', content: message, timestamp: now() };
    if (call.current) return;
    const own = (call.current = new AbortController());
    const before = turns.filter((_, index) => index !== retried);
    begin(question, before);
    let written = '';
    const onText = (piece: string) => {
      if (own.signal.aborted) return;
      written += piece;
      setStreamed(written);
    };
    try {
      const reply = await askTutor({ message, level, history: history(before) }, onText, own.signal);
      if (own.signal.aborted) return;
      const replaced = reply.engine === 'lessons' && written !== '' && !reply.response.startsWith(written);
      finish('The answer is there.', [
        ...before,
        question,
        { role: 'assistant', content: reply.response, timestamp: now(), reply, replaced },
      ]);
    } catch (thrown) {
      if (own.signal.aborted) return;
      const error = toApiError(thrown);
      const reason = error.message || FALLBACK;
      finish('', [...before, { ...question, failure: reason }]);
      // The page that says that the session has ended needs no toast.
      if (error.status === UNAUTHENTICATED) auth.endSession();
      else notify({ title: 'Error', description: reason, variant: 'destructive' });
    }
  }

  function begin(question: Turn, before: Turn[]) {
    setTurns(before);
    setPending(question);
    setStreamed('');
    setStatus('The tutor is answering.');
  }

  function finish(announcement: string, next: Turn[]) {
    call.current = null;
    setTurns(next);
    setPending(null);
    setStreamed('');
    setStatus(announcement);
  }

  function stop() {
    call.current?.abort();
    if (pending) finish('', [...turns, { ...pending, failure: 'Stopped.' }]);
  }

  function restart() {
    call.current?.abort();
    finish('', []);
  }

  return { turns, pending, streamed, status, send, stop, restart };
}

/** The answered part of the conversation, as the gateway accepts it. */
function history(turns: Turn[]) {
  const answered = turns.filter(turn => !turn.failure);
  const recent = answered.slice(-EARLIER_TURNS);
  // Who was in distress is heard so to the end of the conversation.
  const distress = answered.findLastIndex(({ reply }) => reply && DISTRESS.includes(reply.outcome));
  const isLeftOut = distress >= 0 && distress < answered.length - EARLIER_TURNS;
  const sent = isLeftOut ? [...answered.slice(distress - 1, distress + 1), ...recent.slice(2)] : recent;
  return sent.map(({ role, content }) => ({ role, content: content.slice(0, TURN_MAX) }));
}

const DISTRESS: readonly string[] = ['support', 'emergency'];

export type TutorChat = ReturnType<typeof useTutor>;
