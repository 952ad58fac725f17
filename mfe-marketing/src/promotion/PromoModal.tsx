import { useDynamicImport } from '@site/ui';
import type { PromoSession } from './promoSession.ts';
import { usePromoModal } from './usePromoModal.ts';

// Loaded while Home is read; Home works without it.
const loadDialog = () => import('./PromoDialog.tsx').catch(() => null);

export interface PromoModalProps {
  session: PromoSession;
  groupUrl: string;
}

/** The promotion's dialog, from its delay on until it is dismissed. */
export function PromoModal({ session, groupUrl }: PromoModalProps) {
  const { end, close } = usePromoModal(session);
  const dialog = useDynamicImport(loadDialog);
  if (end === null || !dialog) return null;
  return <dialog.PromoDialog end={end} groupUrl={groupUrl} onClose={close} />;
}
