import X from 'lucide-react/icons/x';
import { styled } from '@site/platform';
import { Card, Heading, IconButton, Row, Stack, Text } from '@site/ui';

const Close = styled(IconButton)`
  margin: -8px -8px 0 0;
`;

interface Props {
  id: string;
  onClose(): void;
}

/** The tutor's place on the page until the tutor itself stands in it. */
export function TutorPanel({ id, onClose }: Props) {
  return (
    <Card as="section" id={id} aria-labelledby={`${id}-heading`}>
      <Stack $gap={12}>
        <Row $justify="space-between" $align="start">
          <Heading level={2} size={25} id={`${id}-heading`}>
            AI Tutor
          </Heading>
          <Close aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden />
          </Close>
        </Row>
        <Text>
          The tutor opens soon. It will answer from the lessons of your level and say where it read the
          answer.
        </Text>
        <Text $size={14} $muted>
          Educational content only. Not financial advice.
        </Text>
      </Stack>
    </Card>
  );
}
