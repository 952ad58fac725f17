import type { MicrofrontendName } from '@site/federation/microfrontends';
import type { RemoteDeps } from '@site/platform';
import type { AuthStore } from '@site/platform/auth';
import type { Microfrontends } from './federation/microfrontendLoader.ts';
import type { PreloadPage } from './prefetch/preloadPage.ts';

/** What the routes are made of. */
export interface SiteContext {
  deps: RemoteDeps & { auth: AuthStore };
  microfrontends: Microfrontends;
  preloadPage: PreloadPage;
  /** Whether a page failed because the shell's data layer could not be loaded. */
  dataLayerFailed(): Promise<boolean>;
  /** Renders the site again with this microfrontend loaded afresh. */
  retry(name: MicrofrontendName): Promise<void>;
}
