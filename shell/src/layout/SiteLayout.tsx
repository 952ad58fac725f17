import type { SiteConfig } from '@site/platform';
import type { AuthStore } from '@site/platform/auth';
import type { ReactNode } from 'react';
import type { PreloadPage } from '../prefetch/preloadPage.ts';
import { usePrefetch } from '../prefetch/usePrefetch.ts';
import { LazyToasts } from '../toast/LazyToasts.tsx';
import { useSessionEnd } from '../auth/useSessionEnd.ts';
import { PageArea } from './PageArea.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { usePageChange } from './usePageChange.ts';

interface SiteLayoutProps {
  config: SiteConfig;
  auth: AuthStore;
  preloadPage: PreloadPage;
  /** The page. */
  children: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ config, auth, preloadPage, children }: SiteLayoutProps) {
  usePageChange(config.brandName);
  usePrefetch(preloadPage);
  useSessionEnd(auth);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader brandName={config.brandName} auth={auth} />
      <PageArea auth={auth}>{children}</PageArea>
      <SiteFooter config={config} />
      <LazyToasts />
    </>
  );
}
