import { styled } from '@site/platform';
import { Button, Row, Stack, Text } from '@site/ui';
import { CitationLink } from './CitationLink.tsx';
import { SafeMarkdown } from './SafeMarkdown.tsx';
import type { Turn } from './turn.ts';

const Copy = styled(Button)`
  margin-inline: -16px;
`;

const AsTyped = styled(Text)`
  white-space: pre-wrap;
`;

const Failure = styled(Row)`
  padding-left: 12px;
  border-left: 2px solid var(--down);
`;

const REPLACED =
  'The tutor’s own words could not be checked against the lessons. This is what the lessons say.';

interface Props {
  turn: Turn;
  /** Left out while the answer is still being written. */
  onCopy?: () => void;
  /** Sends a message that got no answer once more. */
  onRetry?: () => void;
}

/** One turn of the conversation. A user's message is shown as it was typed. */
export function ChatMessage({ turn, onCopy, onRetry }: Props) {
  const { role, content, reply, replaced, failure } = turn;
  return (
    <Stack $gap={8}>
      <Text $size={14} $muted>
        {role === 'user' ? 'You' : 'AI Tutor'}
      </Text>
      {replaced && (
        <Text $size={14} $muted>
          {REPLACED}
        </Text>
      )}
      {role === 'user' ? (
        <AsTyped>{content}</AsTyped>
      ) : (
        <SafeMarkdown text={content} citations={reply?.citations ?? []} />
      )}
      {reply && reply.citations.length > 0 && (
        <Stack as="ul" $gap={4} aria-label="Sources">
          {reply.citations.map(citation => (
            <Text as="li" key={citation.number} $size={14} $muted>
              <CitationLink citation={citation} full />
            </Text>
          ))}
        </Stack>
      )}
      {failure && (
        <Failure $gap={12}>
          <Text $size={14}>Not answered. {failure}</Text>
          <Button $variant="secondary" $size="small" onClick={onRetry}>
            Retry
          </Button>
        </Failure>
      )}
      {onCopy && (
        <Row>
          <Copy $variant="quiet" $size="small" onClick={onCopy}>
            Copy
          </Copy>
        </Row>
      )}
    </Stack>
  );
}
