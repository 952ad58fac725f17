import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { TUTOR_MESSAGE_MAX } from '@site/validation';
import { styled, type Auth } from '@site/platform';
import { Button, Field, Row, TextArea } from '@site/ui';
import { keepDraft, readDraft } from './keptChat.ts';
import type { TutorChat } from './useTutor.ts';

/* One line that grows; the panel says what it is for. */
const Line = styled(Row)`
  & > :first-child {
    flex: 1 1 9rem;
  }
  label {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const Box = styled(TextArea)`
  min-height: 48px;
  max-height: 120px;
  padding: 11px 16px;
  resize: none;
  field-sizing: content;
`;

interface MessageFormProps {
  chat: TutorChat;
  auth: Auth;
  /** When it appears. */
  takesFocus: boolean;
}

/** The box to ask in. What is typed is its own: nothing else is drawn by a key. */
export function MessageForm({ chat, auth, takesFocus }: MessageFormProps) {
  const asked = chat.pending?.content;
  const last = chat.turns.at(-1);
  // What got no answer is back in the box, unless something else was typed.
  const unanswered = last?.failure ? last.content : '';
  const [draft, setDraft] = useState(() => readDraft(auth) || unanswered);
  const [seen, setSeen] = useState({ asked, last });
  if (seen.asked !== asked || seen.last !== last) {
    setSeen({ asked, last });
    if (draft.trim() === asked) setDraft('');
    else if (!draft.trim()) setDraft(unanswered);
  }
  // A question is kept until it is answered: the session may end before.
  const kept = draft || (asked ?? '');
  useEffect(() => keepDraft(auth, kept), [auth, kept]);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);

  const message = draft.trim();
  const tooLong = tooLongError(message);
  const pending = asked !== undefined;
  const cannotSend = pending || !message || tooLong !== undefined;

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (!cannotSend) void chat.send(message);
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composition of a character; Safari says so by the code 229 alone.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !composes) submit(event);
  }

  return (
    <Line as="form" $gap={8} $align="start" onSubmit={submit}>
      <Field label="Message" error={tooLong}>
        {control => (
          <Box
            {...control}
            ref={box}
            rows={1}
            placeholder="Ask about the lessons"
            value={draft}
            onChange={event => setDraft(event.target.value)}
            onKeyDown={sendOnEnter}
          />
        )}
      </Field>
      <Button type="submit" aria-disabled={cannotSend}>
        Send
      </Button>
      {pending && (
        <Button $variant="secondary" onClick={() => chat.stop()}>
          Stop
        </Button>
      )}
    </Line>
  );
}

/** Says how long a message is that is too long to be sent. */
function tooLongError({ length }: string) {
  if (length <= TUTOR_MESSAGE_MAX) return undefined;
  const format = new Intl.NumberFormat('en');
  return `${format.format(length)} of at most ${format.format(TUTOR_MESSAGE_MAX)} characters. Shorten the message to send it.`;
}
