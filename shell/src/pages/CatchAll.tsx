import { useLocation, useSession } from '@site/platform';
import { SectionUnavailable } from '../federation/SectionUnavailable.tsx';
import type { SiteParts } from '../routes.tsx';
import { findPage } from '../siteMap.ts';
import { NotFound } from './NotFound.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SignInGate } from './SignInGate.tsx';

/** Shown at every path without a page's route: no such page, no user, or the microfrontend is unavailable. */
export function CatchAll({ retry }: Pick<SiteParts, 'retry'>) {
  const { pathname } = useLocation();
  const session = useSession();
  const page = findPage(pathname);
  if (!page) return <NotFound />;
  if (page.access === 'member' && session.status === 'loading') return <PageSkeleton />;
  if (page.access === 'member' && session.status === 'visitor') return <SignInGate pageName={page.name} />;
  return <SectionUnavailable retry={() => retry(page.remote)} />;
}
