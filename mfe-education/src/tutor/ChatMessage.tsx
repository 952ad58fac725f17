import { memo, useState } from 'react';
import { levels } from '@site/curriculum';
import { styled } from '@site/platform';
import { Button, Lazy, Row, Stack, Text } from '@site/ui';
import { Folded } from '../lesson/Part.tsx';
import type { Citation } from './askTutor.ts';
import type { Turn } from './keptChat.ts';
import { CitationLink, SafeMarkdown } from './SafeMarkdown.tsx';

const Copy = styled(Button)`
  margin-inline-start: -16px;
`;

/* The asker's words stand to the right, on a ground of their own. */
const Asked = styled(Text)`
  max-width: 88%;
  padding: 10px 14px;
  border-radius: var(--radius) var(--radius) 0 var(--radius);
  background: var(--raised);
  white-space: pre-wrap;
`;

/* Below the answer that rests on them, their numbers in a column. */
const Sources = styled(Stack)`
  padding: 12px 16px;
  margin-top: 4px;
  border-radius: var(--radius-small);
  background: var(--raised);
  line-height: 1.45;
  li {
    padding-left: 1.25em;
    text-indent: -1.25em;
  }
`;

const Failure = styled(Row)`
  padding-left: 12px;
  border-left: 2px solid var(--down);
`;

const REPLACED =
  'The tutor’s own words could not be checked against the lessons. This is what the lessons say.';
const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const loadFigures = () => import(/* webpackChunkName: "figures" */ '@site/figures');

const isLocked = ({ level, module, term }: Citation) =>
  !term && levels.some(({ id, modules }) => id === level && modules[module - 1]?.locked);

interface Props {
  turn: Turn;
  /** Sends a message that got no answer once more. */
  onRetry?: () => void;
}

/** One turn of the conversation. A user's message is shown as it was typed. Its Markdown is parsed once. */
export const ChatMessage = memo(function ChatMessage({ turn, onRetry }: Props) {
  const { role, content, timestamp, reply, replaced, failure } = turn;
  return (
    <Stack $gap={8} $align={role === 'user' ? 'end' : 'stretch'}>
      <Row $gap={8}>
        <Text $size={14} $muted>
          {role === 'user' ? 'You' : 'AI Tutor'}
        </Text>
        {timestamp && (
          <Text as="time" $size={14} $muted dateTime={timestamp}>
            {clock.format(new Date(timestamp))}
          </Text>
        )}
      </Row>
      {replaced && (
        <Text $size={14} $muted>
          {REPLACED}
        </Text>
      )}
      {role === 'user' ? <Asked>{content}</Asked> : <SafeMarkdown text={content} reply={reply} />}
      {reply?.figures?.map(id => (
        <Lazy key={id} what="The figure" load={loadFigures}>
          {({ findFigure, Figure }) =>
            findFigure(id) && (
              // Folded: an answer is read from its start, and the figure is seen whole.
              <Folded onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}>
                <summary>Figure: {findFigure(id)?.title}</summary>
                <Figure id={id} />
              </Folded>
            )
          }
        </Lazy>
      ))}
      {reply && reply.citations.length > 0 && (
        <Sources as="ul" $gap={8} aria-label="Sources">
          {reply.citations.map(citation => (
            <Text as="li" key={citation.number} $size={14} $muted>
              <CitationLink citation={citation} full />
              {isLocked(citation) && ' (locked lesson)'}
            </Text>
          ))}
        </Sources>
      )}
      {failure && (
        <Failure $gap={12}>
          <Text $size={14}>
            Not answered. {failure} If a life is in danger, call your emergency number: 112, 911 or your own.
          </Text>
          <Button $variant="secondary" $size="small" onClick={onRetry}>
            Retry
          </Button>
        </Failure>
      )}
      {reply && <CopyAnswer text={content} />}
    </Stack>
  );
});

function CopyAnswer({ text }: { text: string }) {
  const [status, setStatus] = useState('');

  async function copy() {
    try {
      // Without TLS there is no clipboard.
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      setStatus('The browser did not allow copying.');
    }
  }

  return (
    <Row>
      <Copy $variant="quiet" $size="small" onClick={() => void copy()}>
        Copy
      </Copy>
      <Text as="span" role="status" $size={14} $muted>
        {status}
      </Text>
    </Row>
  );
}
