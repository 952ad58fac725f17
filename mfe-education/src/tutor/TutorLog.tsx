import { useLayoutEffect, useRef } from 'react';
import { styled } from '@site/platform';
import { Stack, Text } from '@site/ui';
import { ChatMessage } from './ChatMessage.tsx';
import type { TutorChat } from './useTutor.ts';

/** In pixels. */
const PADDING = 16;

const Log = styled.div`
  position: relative;
  height: min(560px, 65vh);
  overflow-y: auto;
  padding: ${PADDING}px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  overflow-wrap: anywhere;
`;

interface TutorLogProps {
  id: string;
  chat: TutorChat;
  /** The level's name. */
  level: string;
  isOpen: boolean;
}

/** The conversation, with the answer that is being written; scrolled to the latest question, so that an answer is read from its start. */
export function TutorLog({ id, chat, level, isOpen }: TutorLogProps) {
  const { turns, pending, streamed } = chat;
  const log = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const placedAt = useRef(0);
  useLayoutEffect(() => {
    // A new question, and the latest one of a panel that opens, comes into view wherever the log was scrolled to.
    if ((pending || isOpen) && log.current) placedAt.current = log.current.scrollTop;
  }, [pending, isOpen]);
  useLayoutEffect(() => {
    if (!log.current || log.current.scrollTop !== placedAt.current) return;
    log.current.scrollTop = (question.current?.offsetTop ?? 0) - PADDING;
    placedAt.current = log.current.scrollTop;
  }, [turns, pending, streamed, isOpen]);
  const latest = pending ? -1 : turns.findLastIndex(turn => turn.role === 'user');

  return (
    <Log
      ref={log}
      id={id}

      role="log"
      aria-label="Conversation"
      aria-live="off"
      tabIndex={0}
    >
      <Stack $gap={24}>
        {turns.length === 0 && !pending && <Text $muted>Ask about anything in the {level} lessons.</Text>}
        {turns.map((turn, index) => (
          <div key={index} ref={index === latest ? question : undefined}>
            <ChatMessage
              turn={turn}
              {...(turn.failure && { onRetry: () => void chat.send(turn.content, index) })}
            />
          </div>
        ))}
        {pending && (
          <div ref={question}>
            <ChatMessage turn={pending} />
          </div>
        )}
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
