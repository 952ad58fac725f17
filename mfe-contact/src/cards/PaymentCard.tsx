import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { paymentToast } from '@site/validation';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, from, Heading, Row, Stack, Text } from '@site/ui';

const methods = [
  { name: 'Card', icon: CreditCard },
  { name: 'PayPal', icon: Wallet },
  { name: 'Crypto', icon: Bitcoin },
];

const Method = styled(Button)`
  flex: auto;
  min-height: 44px;
  border-color: var(--line);
  ${from.tablet} {
    flex: none;
  }
`;

/** Three payment buttons; nothing is charged yet. */
export function PaymentCard({ notify }: Pick<RemoteDeps, 'notify'>) {
  return (
    <Stack as="article" $gap={16}>
      <Heading level={2} size={20}>
        Quick Payment
      </Heading>
      <Text $size={14} $muted>
        For what you have agreed with us. Nothing is charged on this page.
      </Text>
      <Row $gap={8}>
        {methods.map(({ name, icon: Icon }) => (
          <Method key={name} $variant="quiet" $size="small" onClick={() => notify(paymentToast)}>
            <Icon size={18} aria-hidden />
            Pay with {name}
          </Method>
        ))}
      </Row>
    </Stack>
  );
}
