import { useLayoutEffect, useRef } from 'react';
import { styled } from '@site/platform';
import { Alert, Button, Stack, Text } from '@site/ui';
import { ChatMessage } from './ChatMessage.tsx';
import type { TutorChat } from './useTutor.ts';

const Log = styled.div`
  height: 360px;
  overflow-y: auto;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  overflow-wrap: anywhere;
`;

// A reader within a line of the end follows it.
const NEAR = 32;

/** What was said. Text only: nothing of an answer becomes an element that we did not choose. */
export function TutorLog({ chat, level }: { chat: TutorChat; level: string }) {
  const { turns, asked, streamed, failed } = chat;
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [turns, asked, streamed, failed]);

  function follow() {
    const { scrollHeight, scrollTop, clientHeight } = log.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR;
  }

  const empty = turns.length === 0 && !asked && !failed;
  return (
    <Log ref={log} role="log" aria-label="Conversation" aria-live="off" tabIndex={0} onScroll={follow}>
      <Stack $gap={24}>
        {empty && <Text $muted>Ask about anything in the {level} lessons.</Text>}
        {turns.map((turn, index) => (
          <ChatMessage key={index} turn={turn} {...(turn.role === 'assistant' && { onCopy: chat.copy })} />
        ))}
        {asked && <ChatMessage turn={{ role: 'user', content: asked }} />}
        {asked &&
          (streamed ? (
            <ChatMessage turn={{ role: 'assistant', content: streamed }} />
          ) : (
            <Text $muted>AI is thinking...</Text>
          ))}
        {failed && (
          <Alert tone={failed.stopped ? 'info' : 'danger'} announced={false}>
            <Text>{failed.reason}</Text>
            <Button $variant="secondary" $size="small" onClick={() => void chat.send(failed.message)}>
              Retry
            </Button>
          </Alert>
        )}
      </Stack>
    </Log>
  );
}
