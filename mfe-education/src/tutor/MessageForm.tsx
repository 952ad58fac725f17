import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { TUTOR_MESSAGE_MAX } from '@site/validation';
import { styled } from '@site/platform';
import { Button, Field, Row, Stack, TextArea } from '@site/ui';
import type { TutorChat } from './useTutor.ts';

const Box = styled(TextArea)`
  min-height: 80px;
`;

/* Scrolled into view with the line below it. */
const Form = styled(Stack)`
  scroll-margin-bottom: 72px;
`;

interface MessageFormProps {
  chat: TutorChat;
  /** Comes into view and takes the focus, each time that it becomes true. */
  takesFocus: boolean;
}

/** The box to ask in, and what can be done with the conversation. */
export function MessageForm({ chat, takesFocus }: MessageFormProps) {
  const pending = chat.pending !== null;
  const tooLong = tooLongError(chat.draft);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    box.current?.form?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    void chat.send();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // Enter also ends the composition of a character; Safari says so by the code 229 alone.
    const composes = event.nativeEvent.isComposing || event.keyCode === 229;
    if (event.key === 'Enter' && !event.shiftKey && !composes) submit(event);
  }

  return (
    <Form as="form" $gap={12} onSubmit={submit}>
      <Field label="Message" error={tooLong}>
        {control => (
          <Box
            {...control}
            ref={box}
            rows={2}
            value={chat.draft}
            onChange={event => chat.setDraft(event.target.value)}
            onKeyDown={sendOnEnter}
          />
        )}
      </Field>
      <Row $gap={12}>
        <Button type="submit" aria-disabled={pending || !chat.draft.trim() || tooLong !== undefined}>
          Send
        </Button>
        {pending && (
          <Button $variant="secondary" onClick={() => chat.stop()}>
            Stop
          </Button>
        )}
        {chat.turns.length > 0 && (
          <Button $variant="quiet" onClick={chat.restart}>
            New chat
          </Button>
        )}
      </Row>
    </Form>
  );
}

/** Says how long a message is that is too long to be sent. */
function tooLongError(draft: string) {
  const { length } = draft.trim();
  if (length <= TUTOR_MESSAGE_MAX) return undefined;
  const format = new Intl.NumberFormat('en');
  return `${format.format(length)} of at most ${format.format(TUTOR_MESSAGE_MAX)} characters. Shorten the message to send it.`;
}
