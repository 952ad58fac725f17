import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { paymentToast } from '@site/validation';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, ButtonLink, Container, from, Heading, Row, Section, Text, VisuallyHidden } from '@site/ui';
import { ANSWER_TIME } from '../booking/toasts.ts';

const methods = { Card: CreditCard, PayPal: Wallet, Crypto: Bitcoin };

/* A line: what it is called, what it is, and what can be pressed. */
const Way = styled.article`
  display: grid;
  gap: 12px 64px;
  padding-block: 24px;
  border-top: 1px solid var(--line);
  &:first-of-type {
    border: 0;
  }
  > div {
    gap: 8px;
    margin-top: 4px;
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr);
    align-items: center;
    > div {
      justify-content: end;
      margin: 0;
    }
  }
`;

/** How else to reach the business, below the form: its open channel, a payment, a letter. */
export const OtherWays = ({
  notify,
  config: { telegramChannelUrl, contactEmail },
}: Pick<RemoteDeps, 'notify' | 'config'>) => (
  <Section $tone="raised" $ruled>
    <Container>
      <Way>
        <Heading level={2} size={25}>
          Join Free Telegram
        </Heading>
        <Text $muted>
          A daily note, the lesson of the week and every past idea, the wrong ones included. No payment
          details needed.
        </Text>
        <Row>
          <ButtonLink
            $variant="secondary"
            $size="small"
            href={telegramChannelUrl}
            target="_blank"
            rel="noopener"
          >
            Open Telegram
            <VisuallyHidden> channel (opens in a new tab)</VisuallyHidden>
          </ButtonLink>
        </Row>
      </Way>
      <Way>
        <Heading level={2} size={25}>
          Quick Payment
        </Heading>
        <Text $muted>For what you have agreed with us. Nothing is charged on this page.</Text>
        <Row>
          {Object.entries(methods).map(([name, Icon]) => (
            <Button key={name} $variant="secondary" $size="small" onClick={() => notify(paymentToast)}>
              <Icon size={18} aria-hidden />
              <span>
                <VisuallyHidden>Pay with </VisuallyHidden>
                {name}
              </span>
            </Button>
          ))}
        </Row>
      </Way>
      <Way>
        <Heading level={2} size={25}>
          Rather write?
        </Heading>
        <Text $muted>In your own words, without the form. We answer {ANSWER_TIME}.</Text>
        <Row>
          <ButtonLink $variant="secondary" $size="small" href={`mailto:${contactEmail}`}>
            {contactEmail}
          </ButtonLink>
        </Row>
      </Way>
    </Container>
  </Section>
);
