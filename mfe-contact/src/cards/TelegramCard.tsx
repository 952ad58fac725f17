import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Send from 'lucide-react/icons/send';
import { styled } from '@site/platform';
import { ButtonLink, Card, Heading, Stack, Text, VisuallyHidden } from '@site/ui';
import { way } from './PaymentCard.tsx';

const Open = styled(ButtonLink)`
  ${way}
`;

/** The way to the open channel, on another site and so in another tab. */
export function TelegramCard({ url }: { url: string }) {
  return (
    <Card as="article">
      <Stack $gap={20}>
        <Heading level={2} size={25}>
          Join Free Telegram
        </Heading>
        <Text $muted>
          A daily note on gold and Bitcoin, the lesson of the week and the archive of past ideas, the wrong
          ones included. No payment details needed.
        </Text>
        <Open $variant="secondary" $size="small" $wide href={url} target="_blank" rel="noopener">
          <Send size={18} aria-hidden />
          Open Telegram
          <VisuallyHidden> channel (opens in a new tab)</VisuallyHidden>
          <ArrowUpRight size={18} aria-hidden />
        </Open>
      </Stack>
    </Card>
  );
}
