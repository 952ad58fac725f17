import { createStoredText } from '@site/platform/storage';
import { Lazy } from '@site/ui';
import { useEffect, useState } from 'react';

/** How long Home is shown before the promotion opens, and then the offer counts down, in ms (docs/specification.md#promo). */
const PROMO_DELAY = 8000;
const COUNTDOWN = 5 * 24 * 60 * 60 * 1000;

// Loaded while Home is read; Home works without it.
const loadDialog = () => import('./PromoDialog.tsx').catch(() => null);

const dismissed = createStoredText(() => sessionStorage, 'promotion-dismissed');

/**
 * The promotion's memory: since when Home is shown, and whether it was dismissed in this browser session.
 * @param openedAt when a pre-rendered Home became readable, in ms since the epoch
 */
export function createPromoSession(openedAt?: number) {
  let shownAt = openedAt;
  return {
    /** When Home was first shown since the page loaded, in ms; the first call sets it. */
    homeShownAt: () => (shownAt ??= Date.now()),
    isDismissed: () => dismissed.read() !== null,
    dismiss: () => dismissed.write('yes'),
  };
}

interface PromoModalProps {
  session: ReturnType<typeof createPromoSession>;
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
