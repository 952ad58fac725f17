import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Receipt from 'lucide-react/icons/receipt';
import Wallet from 'lucide-react/icons/wallet';
import { paymentToast } from '@site/validation';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Heading, Row, Stack, Text, VisuallyHidden } from '@site/ui';

const methods = { Card: CreditCard, PayPal: Wallet, Crypto: Bitcoin };

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
        <Receipt size={20} aria-hidden />
        Quick Payment
      </Heading>
      <Text $muted>For what you have agreed with us. Nothing is charged on this page.</Text>
      <Ways $gap={8}>
        {Object.entries(methods).map(([name, Icon]) => (
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
