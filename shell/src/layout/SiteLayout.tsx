import { Outlet, styled, type SiteConfig } from '@site/platform';
import type { ReactNode } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import type { FetchPage } from '../prefetch/fetchPage.ts';
import { usePrefetch } from '../prefetch/usePrefetch.ts';
import { LazyToasts } from '../toast/LazyToasts.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { usePageChange } from './usePageChange.ts';

const Main = styled.main`
  /* The footer starts below the fold: a page that arrives late moves nothing that is seen. */
  min-height: calc(100dvh - 64px);
  &:focus {
    outline: none;
  }
`;

// Every document starts at the key "default": without its path, a page would open where another one was left.
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

interface SiteLayoutProps {
  config: SiteConfig;
  fetchPage: FetchPage;
  /** Stands for the route's page, for instance when that page failed. */
  children?: ReactNode;
}

/** The frame of every page. */
export function SiteLayout({ config, fetchPage, children }: SiteLayoutProps) {
  usePageChange(config.brandName);
  usePrefetch(fetchPage);
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <SiteHeader brandName={config.brandName} />
      <Main id="main" tabIndex={-1}>
        {children ?? <Outlet />}
      </Main>
      <SiteFooter config={config} />
      <LazyToasts />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
