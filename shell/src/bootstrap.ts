import { createAuth } from '@site/platform/auth';
import { keepSession } from './auth/keepSession.ts';
import { servedHashes } from './federation/integrity.ts';
import { createMicrofrontends } from './federation/microfrontends.ts';
import { reportDataLayerFailure } from './federation/reportFailure.ts';
import { createServedVersions } from './federation/servedVersions.ts';
import { createLazyClient } from './lazyClient.ts';
import { PAGE_DATA_ID, versionFolder, type PageData } from './pageData.ts';
import { startSite } from './startSite.tsx';
import { notify } from './toast/toastStore.ts';

/** Makes the parts of the site. Resolves when the page is drawn or hydrated; rejects when that fails. */
export async function start() {
  const data = readPageData();
  const { config, user } = data;
  const servedVersions = createServedVersions(data.microfrontends);
  const auth = createAuth({ user });
  // Every part of the page waits for it: when the page was served without a user, ask first.
  void auth.known();
  keepSession(auth);
  const client = createLazyClient({
    auth,
    onFailure: reportDataLayerFailure,
  });
  await startSite({
    container: document.getElementById('root')!,
    deps: { client, notify, config, auth },
    servedVersions,
    microfrontends: createMicrofrontends(servedVersions),
    data,
  });
}

/** What the shell host wrote into the HTML. The hashes of scripts are in its import map alone. */
function readPageData(): PageData {
  const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
  for (const version of Object.values(data.microfrontends))
    if (version?.manifest) version.manifest.integrity = servedHashes(versionFolder(version));
  return data;
}
