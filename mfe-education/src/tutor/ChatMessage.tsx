import { styled } from '@site/platform';
import { Button, Row, Stack, Text } from '@site/ui';
import { CitationLink } from './CitationLink.tsx';
import { SafeMarkdown } from './SafeMarkdown.tsx';
import type { Turn } from './useTutor.ts';

/** A refusal is the tutor's own, whoever would have answered. */
const speaker = ({ role, reply }: Turn) => {
  if (role === 'user') return 'You';
  const searched = reply?.engine === 'lessons' && ['answer', 'not_found'].includes(reply.outcome);
  return searched ? 'Lesson search' : 'AI Tutor';
};

const Copy = styled(Button)`
  margin-inline: -16px;
`;

interface Props {
  turn: Turn;
  /** Left out while the answer is still being written. */
  onCopy?: (text: string) => void;
}

/** One turn of the conversation. A reader's own words are shown as they were typed. */
export function ChatMessage({ turn, onCopy }: Props) {
  const { role, content, reply, replaced } = turn;
  return (
    <Stack $gap={8}>
      <Text $size={14} $muted>
        {speaker(turn)}
      </Text>
      {replaced && (
        <Text $size={14} $muted>
          The tutor’s own words could not be checked against the lessons. This is what the lessons say.
        </Text>
      )}
      {role === 'user' ? (
        <Text style={{ whiteSpace: 'pre-wrap' }}>{content}</Text>
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
      {onCopy && (
        <Row>
          <Copy $variant="quiet" $size="small" onClick={() => onCopy(content)}>
            Copy
          </Copy>
        </Row>
      )}
    </Stack>
  );
}
