import { useEffect, type ReactNode } from 'react';

export interface SiteRootProps {
  /** Called once, when everything in the page is mounted and interactive. */
  onMount?: () => void;
  children: ReactNode;
}

/** Above the router, on a server and in a browser. */
export function SiteRoot({ onMount, children }: SiteRootProps) {
  useEffect(() => onMount?.(), [onMount]);
  return children;
}
