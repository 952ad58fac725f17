import { Link, styled } from '@site/platform';
import { Button, Dialog, Stack, Text, TextLink } from '@site/ui';
import { promotion } from '../claims.ts';
import { Countdown } from './Countdown.tsx';

const Offer = styled.ul`
  display: grid;
  gap: 8px;
  line-height: 1.4;
  li {
    margin-left: 20px;
    list-style: disc;
  }
`;

/* Seen without scrolling on the smallest phones, too. */
const Actions = styled.div`
  position: sticky;
  bottom: -1px;
  display: grid;
  gap: 4px;
  justify-items: stretch;
  padding-top: 12px;
  background: var(--surface);
  > p {
    justify-self: center;
  }
`;

interface PromoDialogProps {
  /** When the offer ends, in ms since the epoch. */
  end: number;
  /** The messaging group where the bonus is claimed. */
  groupUrl: string;
  onClose: () => void;
}

/** The offer for new accounts, its risk in the same size as its benefit. */
export function PromoDialog({ end, groupUrl, onClose }: PromoDialogProps) {
  const claim = () => {
    window.open(groupUrl, '_blank', 'noopener');
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="$600 bonus, 2X trading power">
      <Offer>
        <li>{promotion.bonus}</li>
        <li>{promotion.power}</li>
      </Offer>
      <Stack $gap={8}>
        <Text $size={14} aria-hidden>
          Offer ends in
        </Text>
        <Countdown end={end} />
      </Stack>
      <Text>
        {promotion.forWhom}{' '}
        <TextLink as={Link} to="/terms#bonus" onClick={onClose}>
          {promotion.terms}
        </TextLink>{' '}
        {promotion.risk}
      </Text>
      <Actions>
        <Button onClick={claim}>Claim your bonus</Button>
        <Text $size={14} $muted>
          On Telegram, in a new tab
        </Text>
        <Button $variant="quiet" onClick={onClose}>
          Maybe Later
        </Button>
      </Actions>
    </Dialog>
  );
}
