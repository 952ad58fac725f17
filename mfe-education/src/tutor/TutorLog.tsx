import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from '@site/platform';
import { Stack, Text } from '@site/ui';
import { ChatMessage } from './ChatMessage.tsx';
import type { TutorChat } from './useTutor.ts';

const Log = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* Room for the rings of what has the focus. */
  margin-inline: -4px;
  padding: 4px 4px 24px;
  overflow-wrap: anywhere;
  /* What goes on below fades out; at the end only the padding does. */
  &:not(:focus-visible) {
    mask: linear-gradient(#000 calc(100% - 24px), transparent);
  }
`;

interface TutorLogProps {
  id: string;
  chat: TutorChat;
  /** Before the first question. */
  children: ReactNode;
}

/** The conversation, with the answer that is being written; scrolled to the latest question, so that an answer is read from its start. */
export function TutorLog({ id, chat, children }: TutorLogProps) {
  const { turns, pending, streamed } = chat;
  const log = useRef<HTMLDivElement>(null);
  const question = useRef<HTMLDivElement>(null);
  const placedAt = useRef(0);
  useLayoutEffect(() => {
    // A new question comes into view wherever the log was scrolled to.
    if (pending && log.current) placedAt.current = log.current.scrollTop;
  }, [pending]);
  useLayoutEffect(() => {
    if (!log.current || log.current.scrollTop !== placedAt.current) return;
    log.current.scrollTop = question.current?.offsetTop ?? 0;
    placedAt.current = log.current.scrollTop;
  }, [turns, pending, streamed]);
  const latest = pending ? -1 : turns.findLastIndex(turn => turn.role === 'user');

  return (
    <Log ref={log} id={id} role="log" aria-label="Conversation" aria-live="off" tabIndex={0}>
      <Stack $gap={24}>
        {turns.length === 0 && !pending && children}
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
