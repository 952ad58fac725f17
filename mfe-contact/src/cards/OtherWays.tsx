import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';
import { paymentToast } from '@site/validation';
import { styled, type RemoteDeps } from '@site/platform';
import {
  Button,
  ButtonLink,
  Container,
  Grid,
  Heading,
  Row,
  Section,
  Stack,
  Text,
  VisuallyHidden,
} from '@site/ui';
import { ANSWER_TIME } from '../booking/toasts.ts';

const methods = { Card: CreditCard, PayPal: Wallet, Crypto: Bitcoin };

/* Three of a kind: what it is called, what it is, and at the foot what can be pressed. */
const Way = styled(Stack)`
  padding-top: 20px;
  border-top: 1px solid var(--border);
  overflow-wrap: anywhere;
  > :last-child {
    margin-top: auto;
  }
`;

/** How else to reach the business, below the form: its open channel, a payment, a letter. */
export function OtherWays({
  notify,
  config: { telegramChannelUrl, contactEmail },
}: Pick<RemoteDeps, 'notify' | 'config'>) {
  const small = { $variant: 'secondary', $size: 'small' } as const;
  const ways: readonly (readonly [title: string, text: string, action: ReactNode])[] = [
    [
      'Join Free Telegram',
      'A daily note, the lesson of the week and every past idea, the wrong ones included. No payment details needed.',
      <ButtonLink key="" {...small} href={telegramChannelUrl} target="_blank" rel="noopener">
        Open Telegram
        <VisuallyHidden> channel (opens in a new tab)</VisuallyHidden>
      </ButtonLink>,
    ],
    [
      'Quick Payment',
      'Not for a booking: the first talk is free. For a service that you have agreed with us; nothing is charged on this page.',
      Object.entries(methods).map(([name, Icon]) => (
        <Button key={name} {...small} onClick={() => notify(paymentToast)}>
          <Icon size={18} aria-hidden />
          <span>
            <VisuallyHidden>Pay with </VisuallyHidden>
            {name}
          </span>
        </Button>
      )),
    ],
    [
      'Rather write?',
      `In your own words, without the form. We answer ${ANSWER_TIME}.`,
      <ButtonLink key="" {...small} href={`mailto:${contactEmail}`}>
        {contactEmail}
      </ButtonLink>,
    ],
  ];
  return (
    <Section $tone="raised" $ruled>
      <Container>
        <Grid $tablet={1} $desktop={3}>
          {ways.map(([title, text, action]) => (
            <Way as="article" key={title}>
              <Heading level={2} size={25}>
                {title}
              </Heading>
              <Text $muted>{text}</Text>
              <Row $gap={8}>{action}</Row>
            </Way>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
