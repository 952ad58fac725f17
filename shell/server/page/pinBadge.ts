import escapeHtml from 'escape-html';
import type { Pin } from '../registry/rolloutCookies.ts';

/** Says on every page that this browser has a version of its own, and ends that with one click. */
export function renderPinBadge(pin: Pin, nonce: string): string {
  const { microfrontend, version } = pin;
  return `<style nonce="${nonce}">${badgeStyle}</style>
<aside class="pin" aria-label="Pinned version"><form method="post" action="/pin"><span>Pinned: ${escapeHtml(microfrontend)} ${escapeHtml(version)}</span> <button name="version" value="">Reset</button></form></aside>`;
}

const badgeStyle = `
.pin { position: fixed; left: 12px; bottom: 12px; z-index: 50; padding: 6px 12px; border-radius: var(--radius-small); background: var(--gold); color: var(--on-gold); font: 600 var(--size-14) var(--font-text) }
.pin button { min-height: 32px; margin-left: 8px; padding: 0 12px; border: 1px solid; border-radius: var(--radius-small); background: none; color: inherit; font: inherit; cursor: pointer }`;
