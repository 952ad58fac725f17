import { useDynamicImport } from '@site/ui';
import type { PromoSession } from './promoSession.ts';
import { usePromoModal } from './usePromoModal.ts';

// It comes while Home is being read, long before its time; and without it Home is still Home.
const loadDialog = () => import('./PromoDialog.tsx').catch(() => null);

export interface PromoModalProps {
  session: PromoSession;
  groupUrl: string;
}

/** Nothing, until the promotion's time has come and for as long as nobody has sent it away. */
export function PromoModal({ session, groupUrl }: PromoModalProps) {
  const { end, close } = usePromoModal(session);
  const dialog = useDynamicImport(loadDialog);
  if (end === null || !dialog) return null;
  return <dialog.PromoDialog end={end} groupUrl={groupUrl} onClose={close} />;
}
