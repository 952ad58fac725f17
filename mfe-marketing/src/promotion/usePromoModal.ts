import { useEffect, useState } from 'react';
import type { PromoSession } from './promoSession.ts';
import { COUNTDOWN } from './useCountdown.ts';

/** How long Home is shown before the promotion opens, in ms (docs/specification.md#promo). */
export const PROMO_DELAY = 8000;

/** Opens the promotion 8 s after Home was first shown, unless it was dismissed; `end` is when its offer ends. */
export function usePromoModal(session: PromoSession) {
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
  return { end, close };
}
