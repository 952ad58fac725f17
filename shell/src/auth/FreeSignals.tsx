import { styled } from '@site/platform';
import { ButtonLink, Card, Heading, Stack, Text, VisuallyHidden } from '@site/ui';

const Offer = styled(Card)`
  max-width: 720px;
`;

/** The one offer that needs no account, beside the sign-in gate that asks for one: what it is, what it costs, how to get in. */
export const FreeSignals = ({ channelUrl }: { channelUrl: string }) => (
  <Offer as="section" aria-labelledby="free-signals">
    <Stack $gap={16} $align="start">
      <Stack $gap={8}>
        <Heading level={2} size={20} id="free-signals">
          The free signals need no account
        </Heading>
        <Text $muted>
          Our Telegram channel is open to everyone: a daily note on gold and Bitcoin, and every past idea, the
          wrong ones included. It costs nothing; open it and press Join.
        </Text>
      </Stack>
      <ButtonLink $variant="secondary" href={channelUrl} target="_blank" rel="noopener">
        Open the free channel
        <VisuallyHidden> on Telegram (opens in a new tab)</VisuallyHidden>
      </ButtonLink>
    </Stack>
  </Offer>
);
