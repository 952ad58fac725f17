import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import type { RemoteDeps, ToastMessage } from '@site/platform';
import { Button, Card, Heading, Stack, Text } from '@site/ui';

const methods = [
  { name: 'Card', icon: CreditCard },
  { name: 'PayPal', icon: Wallet },
  { name: 'Crypto', icon: Bitcoin },
];

// The specification's section 2: the buttons show the place of a payment, nothing is charged.
const paymentToast: ToastMessage = {
  title: 'Payment Integration',
  description: 'Payment would be integrated here in production.',
};

export function PaymentCard({ notify }: Pick<RemoteDeps, 'notify'>) {
  return (
    <Card as="article">
      <Stack $gap={20}>
        <Heading level={2} size={25}>
          Quick Payment
        </Heading>
        <Text $muted>For what you have agreed with us. Nothing is charged on this page yet.</Text>
        <Stack $gap={12}>
          {methods.map(({ name, icon: Icon }) => (
            <Button key={name} $variant="secondary" $wide onClick={() => notify(paymentToast)}>
              <Icon size={18} aria-hidden />
              Pay with {name}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
