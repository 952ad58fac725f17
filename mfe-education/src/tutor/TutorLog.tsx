import { useLayoutEffect, useRef } from 'react';
import { styled } from '@site/platform';
import { Stack, Text } from '@site/ui';
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

/** In pixels: closer to the end than this, the log follows what is added. */
const NEAR_END = 32;

/** The conversation, with the answer that is being written. */
export function TutorLog({ chat, level }: { chat: TutorChat; level: string }) {
  const { turns, pending, streamed } = chat;
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [turns, pending, streamed]);

  function follow() {
    const { scrollHeight, scrollTop, clientHeight } = log.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR_END;
  }

  return (
    <Log ref={log} role="log" aria-label="Conversation" aria-live="off" tabIndex={0} onScroll={follow}>
      <Stack $gap={24}>
        {turns.length === 0 && !pending && <Text $muted>Ask about anything in the {level} lessons.</Text>}
        {turns.map((turn, index) => (
          <ChatMessage
            key={index}
            turn={turn}
            {...(turn.role === 'assistant' && { onCopy: () => void chat.copy(turn.content) })}
            onRetry={() => void chat.send(turn.content, index)}
          />
        ))}
        {pending && <ChatMessage turn={{ role: 'user', content: pending }} />}
        {pending &&
          (streamed ? (
            <ChatMessage turn={{ role: 'assistant', content: streamed }} />
          ) : (
            <Text $muted>AI is thinking...</Text>
          ))}
      </Stack>
    </Log>
  );
}
