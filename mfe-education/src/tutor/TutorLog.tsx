import { useLayoutEffect, useRef } from 'react';
import { styled } from '@site/platform';
import { Stack, Text } from '@site/ui';
import type { Turn, TutorChat } from './useTutor.ts';

const Log = styled.div`
  height: 360px;
  overflow-y: auto;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
  overflow-wrap: anywhere;
`;

const Words = styled(Text)`
  white-space: pre-wrap;
`;

// A reader within a line of the end follows it.
const NEAR = 32;

/** What was said. Text only: nothing of an answer ever becomes markup or a link. */
export function TutorLog({ chat: { turns, asked, streamed }, level }: { chat: TutorChat; level: string }) {
  const log = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (log.current && atEnd.current) log.current.scrollTop = log.current.scrollHeight;
  }, [turns, asked, streamed]);

  function follow() {
    const { scrollHeight, scrollTop, clientHeight } = log.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight <= NEAR;
  }

  return (
    <Log ref={log} role="log" aria-label="Conversation" aria-live="off" tabIndex={0} onScroll={follow}>
      <Stack $gap={24}>
        {turns.length === 0 && !asked && <Text $muted>Ask about anything in the {level} lessons.</Text>}
        {turns.map((turn, index) => (
          <Said key={index} {...turn} />
        ))}
        {asked && <Said role="user" content={asked} />}
        {asked &&
          (streamed ? <Said role="assistant" content={streamed} /> : <Text $muted>AI is thinking...</Text>)}
      </Stack>
    </Log>
  );
}

const Said = ({ role, content, reply }: Turn) => (
  <Stack $gap={8}>
    <Text $size={14} $muted>
      {role === 'user' ? 'You' : reply?.engine === 'lessons' ? 'Lesson search' : 'AI Tutor'}
    </Text>
    <Words>{content}</Words>
    {reply && reply.citations.length > 0 && (
      <Stack as="ul" $gap={4} aria-label="Sources">
        {reply.citations.map(({ number, title, section }) => (
          <Text as="li" key={number} $size={14} $muted>
            [{number}] {title}, {section}
          </Text>
        ))}
      </Stack>
    )}
  </Stack>
);
