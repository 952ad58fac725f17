import Send from 'lucide-react/icons/send';
import { ButtonLink, Heading, Stack, Text, VisuallyHidden } from '@site/ui';

/** The way to the open channel, on another site and so in another tab. */
export const TelegramCard = ({ url }: { url: string }) => (
  <Stack as="article" $align="start">
    <Heading level={2} size={20}>
      <Send size={20} aria-hidden />
      Join Free Telegram
    </Heading>
    <Text $muted>
      A daily note, the lesson of the week and every past idea, the wrong ones included. No payment details
      needed.
    </Text>
    <ButtonLink $variant="secondary" $size="small" href={url} target="_blank" rel="noopener">
      Open Telegram
      <VisuallyHidden> channel (opens in a new tab)</VisuallyHidden>
    </ButtonLink>
  </Stack>
);
