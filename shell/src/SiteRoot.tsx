import { useEffect, type ReactNode } from 'react';

/**
 * Above the router, on a server and in a browser.
 * @param onMount called once, when everything in the page is mounted and interactive
 */
export function SiteRoot({ onMount, children }: { onMount?: () => void; children: ReactNode }) {
  useEffect(() => onMount?.(), [onMount]);
  return children;
}
