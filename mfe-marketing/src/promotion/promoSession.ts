import { createStoredText } from '@site/platform/storage';

const dismissed = createStoredText(() => sessionStorage, 'promotion-dismissed');

/**
 * The promotion's memory: since when Home is shown, and whether it was dismissed in this browser session.
 * @param openedAt when a pre-rendered Home became readable, in ms since the epoch
 */
export function createPromoSession(openedAt?: number, now = Date.now) {
  let shownAt = openedAt;
  return {
    /** When Home was first shown since the page loaded, in ms; the first call sets it. */
    homeShownAt: () => (shownAt ??= now()),
    isDismissed: () => dismissed.read() !== null,
    dismiss: () => dismissed.write('yes'),
  };
}

export type PromoSession = ReturnType<typeof createPromoSession>;
