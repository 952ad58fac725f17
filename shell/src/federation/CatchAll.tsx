import { useLocation, type RemoteDeps } from '@site/platform';
import { SectionUnavailable } from './SectionUnavailable.tsx';
import type { SiteContext } from '../siteContext.ts';
import { findPage } from '../siteMap.ts';
import { RequireUser } from '../auth/RequireUser.tsx';
import { NotFound } from '../pages/NotFound.tsx';

export interface CatchAllProps extends Pick<RemoteDeps, 'auth' | 'config'> {
  retry: SiteContext['retry'];
}

/** Shown at every path without a page's route: no such page, no user, or the microfrontend is unavailable. */
export function CatchAll({ auth, config, retry }: CatchAllProps) {
  const { pathname } = useLocation();
  const page = findPage(pathname);
  if (!page) return <NotFound auth={auth} />;
  return (
    <RequireUser page={page} auth={auth} config={config}>
      <SectionUnavailable retry={() => retry(page.microfrontend)} />
    </RequireUser>
  );
}
