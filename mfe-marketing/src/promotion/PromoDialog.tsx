import { styled } from '@site/platform';
import { Button, Dialog, Text } from '@site/ui';
import { promotion } from '../claims.ts';
import { Countdown } from './Countdown.tsx';

const Offer = styled.ul`
  display: grid;
  gap: 12px;
  font-size: var(--size-20);
  line-height: 1.4;
`;

const Actions = styled.div`
  display: grid;
  gap: 8px;
`;

export interface PromoDialogProps {
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
    <Dialog open onOpenChange={onClose} title="A bonus for new accounts" description={promotion.terms}>
      <Countdown end={end} />
      <Offer>
        <li>{promotion.bonus}</li>
        <li>{promotion.power}</li>
      </Offer>
      <Text>{promotion.risk}</Text>
      <Actions>
        <Button onClick={claim}>Claim your bonus</Button>
        <Button $variant="quiet" onClick={onClose}>
          Maybe Later
        </Button>
      </Actions>
    </Dialog>
  );
}
