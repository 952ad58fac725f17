import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { paymentToast } from '@site/validation';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Heading, Row, Stack, Text, VisuallyHidden } from '@site/ui';

const methods = [
  { name: 'Card', icon: CreditCard },
  { name: 'PayPal', icon: Wallet },
  { name: 'Crypto', icon: Bitcoin },
];

const Ways = styled(Row)`
  button {
    flex: auto;
    padding-inline: 8px;
  }
`;

/** Three payment buttons; nothing is charged yet. */
export function PaymentCard({ notify }: Pick<RemoteDeps, 'notify'>) {
  return (
    <Stack as="article">
      <Heading level={2} size={20}>
        Quick Payment
      </Heading>
      <Text $muted>For what you have agreed with us. Nothing is charged on this page.</Text>
      <Ways $gap={8}>
        {methods.map(({ name, icon: Icon }) => (
          <Button key={name} $variant="secondary" $size="small" onClick={() => notify(paymentToast)}>
            <Icon size={18} aria-hidden />
            <span>
              <VisuallyHidden>Pay with </VisuallyHidden>
              {name}
            </span>
          </Button>
        ))}
      </Ways>
    </Stack>
  );
}
