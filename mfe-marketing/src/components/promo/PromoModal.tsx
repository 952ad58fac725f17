import { lazy, Suspense } from 'react';
import type { PromoSession } from '../../promoSession.ts';
import { usePromoModal } from './usePromoModal.ts';

// Most visitors decide before it opens: its code comes when its time has.
const PromoDialog = lazy(() => import('./PromoDialog.tsx').then(module => ({ default: module.PromoDialog })));

export interface PromoModalProps {
  session: PromoSession;
  groupUrl: string;
}

/** Nothing, until the promotion's time has come and for as long as nobody has sent it away. */
export function PromoModal({ session, groupUrl }: PromoModalProps) {
  const { end, close } = usePromoModal(session);
  if (end === null) return null;
  return (
    <Suspense>
      <PromoDialog end={end} groupUrl={groupUrl} onClose={close} />
    </Suspense>
  );
}
