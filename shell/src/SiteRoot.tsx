import { useEffect, type ReactNode } from 'react';

export interface SiteRootProps {
  /** Called once the page is alive: everything in it is mounted and listens. */
  onAlive?: () => void;
  children: ReactNode;
}

/** Above the router, on a server and in a browser. */
export function SiteRoot({ onAlive, children }: SiteRootProps) {
  useEffect(() => onAlive?.(), [onAlive]);
  return children;
}
