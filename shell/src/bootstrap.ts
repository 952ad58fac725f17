import { createAuth } from '@site/platform/auth';
import { createServedVersions } from './federation/servedVersions.ts';
import { createMicrofrontends } from './federation/microfrontendLoader.ts';
import { reportDataLayerFailure } from './federation/reportFailure.ts';
import { createLazyClient } from './lazyClient.ts';
import { readPageData } from './readPageData.ts';
import { startSite } from './startSite.tsx';
import { notify } from './toast/toastStore.ts';
import { checkOnReturn } from './auth/checkOnReturn.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { reloadForOtherUser } from './auth/reloadForOtherUser.ts';
import { syncTabs } from './auth/syncTabs.ts';

const data = readPageData();
const { config, user } = data;
const servedVersions = createServedVersions(data.microfrontends);

const auth = createAuth({ user });
// Every part of the page waits for it: when the page was served without a user, ask first.
void auth.known();
syncTabs(auth);
checkOnReturn(auth);
reloadForOtherUser(auth);
if (user) window.addEventListener('load', () => refreshSession(), { once: true });

const dataLayer = createLazyClient({
  onUnauthenticated: auth.endSession,
  onFailure: reportDataLayerFailure,
});

/** Until the page is drawn or hydrated; rejects when that fails. */
export const started = startSite({
  container: document.getElementById('root')!,
  deps: { client: dataLayer.client, notify, config, auth },
  dataLayerFailed: dataLayer.hasFailed,
  servedVersions,
  microfrontends: createMicrofrontends(servedVersions),
  data,
});
