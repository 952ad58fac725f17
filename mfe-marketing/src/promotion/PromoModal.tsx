import { Lazy } from '@site/ui';
import { useEffect, useState } from 'react';
import type { PromoSession } from './promoSession.ts';

/** How long Home is shown before the promotion opens, and then the offer counts down, in ms (docs/specification.md#promo). */
const PROMO_DELAY = 8000;
const COUNTDOWN = 5 * 24 * 60 * 60 * 1000;

// Loaded while Home is read; Home works without it.
const loadDialog = () => import('./PromoDialog.tsx').catch(() => null);

export interface PromoModalProps {
  session: PromoSession;
  groupUrl: string;
}

/** The promotion's dialog: it opens 8 s after Home was first shown, unless it was dismissed. */
export function PromoModal({ session, groupUrl }: PromoModalProps) {
  /** When the offer ends, in ms since the epoch; null while the dialog is closed. */
  const [end, setEnd] = useState<number | null>(null);
  useEffect(() => {
    const shownAt = session.homeShownAt();
    if (session.isDismissed()) return;
    const open = () => setEnd(shownAt + COUNTDOWN);
    const wait = shownAt + PROMO_DELAY - Date.now();
    if (wait <= 0) return open();
    const timer = setTimeout(open, wait);
    return () => clearTimeout(timer);
  }, [session]);

  const close = () => {
    session.dismiss();
    setEnd(null);
  };
  return (
    <Lazy load={loadDialog}>
      {dialog =>
        dialog && end !== null && <dialog.PromoDialog end={end} groupUrl={groupUrl} onClose={close} />
      }
    </Lazy>
  );
}
