import ArrowRight from 'lucide-react/icons/arrow-right';
import Bitcoin from 'lucide-react/icons/bitcoin';
import CreditCard from 'lucide-react/icons/credit-card';
import Wallet from 'lucide-react/icons/wallet';
import { paymentToast } from '@site/validation';
import { css, styled, type RemoteDeps } from '@site/platform';
import { Button, Card, Heading, Stack, Text } from '@site/ui';

const methods = [
  { name: 'Card', icon: CreditCard },
  { name: 'PayPal', icon: Wallet },
  { name: 'Crypto', icon: Bitcoin },
];

/** A way out of the page: its icon, its words, and an arrow at the end. */
export const way = css`
  min-height: 44px;
  > :last-child {
    margin-left: auto;
  }
`;

const Method = styled(Button)`
  ${way}
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
        <Stack $gap={8}>
          {methods.map(({ name, icon: Icon }) => (
            <Method key={name} $variant="secondary" $size="small" $wide onClick={() => notify(paymentToast)}>
              <Icon size={18} aria-hidden />
              Pay with {name}
              <ArrowRight size={18} aria-hidden />
            </Method>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
