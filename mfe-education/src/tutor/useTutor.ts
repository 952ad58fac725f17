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
}

/** One conversation. It lives as long as its component, so it is kept above the panel and the tabs. */
export function useTutor(level: LevelId, notify: RemoteDeps['notify']) {
  const [turns, setTurns] = useState<Turn[]>([]);
  const [draft, setDraft] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const [streamed, setStreamed] = useState('');
  const [status, setStatus] = useState('');
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function send(text = draft) {
    const message = text.trim();
    if (!message || call.current) return;
    const own = (call.current = new AbortController());
    setAsked(message);
    setStatus('The tutor is answering.');
    try {
      const history = turns.slice(-EARLIER_TURNS);
      const reply = await askTutor(
        {
          message,
          level,
          history: history.map(({ role, content }) => ({ role, content: content.slice(0, TURN_MAX) })),
        },
        piece => own.signal.aborted || setStreamed(before => before + piece),
        own.signal,
      );
      if (own.signal.aborted) return;
      setTurns([
        ...turns,
        { role: 'user', content: message },
        { role: 'assistant', content: reply.response, reply },
      ]);
      setDraft(now => (now.trim() === message ? '' : now));
      finish('The answer is there.');
    } catch (error) {
      if (own.signal.aborted) return;
      finish('');
      const description = (error instanceof ApiError && error.message) || FAILED;
      notify({ title: 'Error', description, variant: 'destructive' });
    }
  }

  function finish(said: string) {
    call.current = null;
    setAsked(null);
    setStreamed('');
    setStatus(said);
  }

  function stop(said = 'Stopped.') {
    call.current?.abort();
    finish(said);
  }

  function restart() {
    stop('');
    setTurns([]);
  }

  return { turns, draft, setDraft, asked, streamed, status, send, stop, restart };
}

export type TutorChat = ReturnType<typeof useTutor>;
