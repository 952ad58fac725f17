import { Outlet, type SiteConfig } from '@site/platform';
import type { AuthStore } from '@site/platform/auth';
import type { ReactNode } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import type { PreloadPage } from '../prefetch/preloadPage.ts';
import { usePrefetch } from '../prefetch/usePrefetch.ts';
import { LazyToasts } from '../toast/LazyToasts.tsx';
import { useSessionCheck } from '../auth/useSessionCheck.ts';
import { useSessionEnd } from '../auth/useSessionEnd.ts';
import { PageArea } from './PageArea.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { usePageChange } from './usePageChange.ts';

// Every document starts with the key "default": without its path, a page would open at another page's position.
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

interface SiteLayoutProps {
  config: SiteConfig;
  auth: AuthStore;
  preloadPage: PreloadPage;
  /** Replaces the route's page, for instance when it failed. */
  children?: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ config, auth, preloadPage, children }: SiteLayoutProps) {
  usePageChange(config.brandName);
  usePrefetch(preloadPage);
  useSessionCheck(auth);
  useSessionEnd(auth);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader brandName={config.brandName} auth={auth} />
      <PageArea auth={auth}>{children ?? <Outlet />}</PageArea>
      <SiteFooter config={config} />
      <LazyToasts />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
