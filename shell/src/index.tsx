import './zodConfig.ts';
import '@site/media/files/fonts/fonts.css';
import '@site/ui/global.css';
import { createAuth } from '@site/platform/auth';
import { createMicrofrontends } from './federation/microfrontends.ts';
import { createLazyClient } from './lazyClient.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { startSite } from './startSite.tsx';
import { notify } from './toast/toastStore.ts';
import { refreshSession } from './auth/refreshSession.ts';
import { reloadForOtherUser } from './auth/reloadForOtherUser.ts';
import { syncTabs } from './auth/syncTabs.ts';

const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const { config, user } = data;

const auth = createAuth({ user });
// Every part of the page waits for it: when the page was served without a user, ask first.
void auth.known();
syncTabs(auth);
reloadForOtherUser(auth);
if (user) window.addEventListener('load', () => refreshSession(), { once: true });

void startSite({
  container: document.getElementById('root')!,
  deps: { client: createLazyClient(auth.endSession), notify, config, auth },
  microfrontends: createMicrofrontends(data.microfrontends),
  data,
});
