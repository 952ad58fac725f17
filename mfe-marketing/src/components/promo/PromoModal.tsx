import { styled } from '@site/platform';
import { Button, Dialog, Text } from '@site/ui';
import { promotion } from '../../claims.ts';
import type { PromoSession } from '../../promoSession.ts';
import { Countdown } from './Countdown.tsx';
import { usePromoModal } from './usePromoModal.ts';

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

export interface PromoModalProps {
  session: PromoSession;
  /** The messaging group that hands the bonus out. */
  groupUrl: string;
}

/** The offer for new accounts, with what it costs said as large as what it gives. */
export function PromoModal({ session, groupUrl }: PromoModalProps) {
  const { end, close } = usePromoModal(session);
  const claim = () => {
    window.open(groupUrl, '_blank', 'noopener');
    close();
  };
  return (
    <Dialog
      open={end !== null}
      onOpenChange={close}
      title="A bonus for new accounts"
      description={promotion.terms}
    >
      {end !== null && <Countdown end={end} />}
      <Offer>
        <li>{promotion.bonus}</li>
        <li>{promotion.power}</li>
      </Offer>
      <Text>{promotion.risk}</Text>
      <Actions>
        <Button onClick={claim}>Claim your bonus</Button>
        <Button $variant="quiet" onClick={close}>
          Maybe Later
        </Button>
      </Actions>
    </Dialog>
  );
}
