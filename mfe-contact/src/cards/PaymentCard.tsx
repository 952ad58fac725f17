import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { paymentToast } from '@site/validation';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Card, Heading, Stack, Text } from '@site/ui';

const methods = [
  { name: 'Card', icon: CreditCard },
  { name: 'PayPal', icon: Wallet },
  { name: 'Crypto', icon: Bitcoin },
];

const Methods = styled.div`
  display: grid;
  gap: 8px;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
`;

const Method = styled(Button)`
  min-height: 44px;
`;

/** Three payment buttons; nothing is charged yet. */
export function PaymentCard({ notify }: Pick<RemoteDeps, 'notify'>) {
  return (
    <Card as="article">
      <Stack $gap={20}>
        <Heading level={2} size={25}>
          Quick Payment
        </Heading>
        <Text $muted>For what you have agreed with us. Nothing is charged on this page.</Text>
        <Methods>
          {methods.map(({ name, icon: Icon }) => (
            <Method key={name} $variant="secondary" $size="small" onClick={() => notify(paymentToast)}>
              <Icon size={18} aria-hidden />
              Pay with {name}
            </Method>
          ))}
        </Methods>
      </Stack>
    </Card>
  );
}
