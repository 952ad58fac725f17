import { useEffect, useRef, useState } from 'react';
import type { LevelId } from '@site/curriculum';
import { ApiError, type RemoteDeps } from '@site/platform';
import { askTutor, type Reply } from './askTutor.ts';

const EARLIER_TURNS = 6;
// The gateway takes no longer turn.
const TURN_MAX = 8000;
const FAILED = 'Failed to get AI response. Please try again.';

export interface Turn {
  role: 'user' | 'assistant';
  content: string;
  reply?: Reply;
  /** The lessons took the place of words that had been streamed already. */
  replaced?: boolean;
}

/** A question that got no answer, and why. */
interface Failed {
  message: string;
  reason: string;
  /** By the reader. */
  stopped: boolean;
}

/** One conversation. It lives as long as its component, so it is kept above the panel and the tabs. */
export function useTutor(level: LevelId, notify: RemoteDeps['notify']) {
  const [turns, setTurns] = useState<Turn[]>([]);
  const [draft, setDraft] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [streamed, setStreamed] = useState('');
  const [failed, setFailed] = useState<Failed | null>(null);
  const [status, setStatus] = useState('');
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function send(text = draft) {
    const message = text.trim();
    if (!message || call.current) return;
    const own = (call.current = new AbortController());
    begin(message);
    let written = '';
    const onText = (piece: string) => {
      if (own.signal.aborted) return;
      written += piece;
      setStreamed(written);
    };
    try {
      const reply = await askTutor({ message, level, history: earlier(turns) }, onText, own.signal);
      if (own.signal.aborted) return;
      const replaced = reply.engine === 'lessons' && written !== '' && !reply.response.startsWith(written);
      setTurns([
        ...turns,
        { role: 'user', content: message },
        { role: 'assistant', content: reply.response, reply, replaced },
      ]);
      finish('The answer is there.');
    } catch (error) {
      if (own.signal.aborted) return;
      const reason = (error instanceof ApiError && error.message) || FAILED;
      giveBack({ message, reason, stopped: false });
      finish('');
      notify({ title: 'Error', description: reason, variant: 'destructive' });
    }
  }

  function begin(message: string) {
    setAsked(message);
    setFailed(null);
    setStreamed('');
    setStatus('The tutor is answering.');
    setDraft(now => (now.trim() === message ? '' : now));
  }

  /** What was typed is in the box again, unless something else is by now. */
  function giveBack(question: Failed) {
    setFailed(question);
    setDraft(now => (now.trim() ? now : question.message));
  }

  function finish(said: string) {
    call.current = null;
    setAsked(null);
    setStreamed('');
    setStatus(said);
  }

  function stop() {
    call.current?.abort();
    if (asked) giveBack({ message: asked, reason: 'Stopped.', stopped: true });
    finish('Stopped.');
  }

  function restart() {
    call.current?.abort();
    setTurns([]);
    setFailed(null);
    finish('');
  }

  async function copy(text: string) {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setStatus(copied ? 'Copied.' : 'The browser did not allow copying.');
  }

  return { turns, draft, setDraft, asked, streamed, failed, status, send, stop, restart, copy };
}

/** What the gateway is told of the conversation so far (CONTRACT section 3). */
const earlier = (turns: Turn[]) =>
  turns.slice(-EARLIER_TURNS).map(({ role, content }) => ({ role, content: content.slice(0, TURN_MAX) }));

export type TutorChat = ReturnType<typeof useTutor>;
