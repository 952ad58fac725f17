import './zodConfig.ts';
import '@site/media/files/fonts/fonts.css';
import '@site/ui/global.css';
import { createVisitor } from '@site/platform/visitor';
import { createMicrofrontends } from './federation/microfrontends.ts';
import { createLazyClient } from './lazyClient.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { startSite } from './startSite.tsx';
import { notify } from './toast/toastStore.ts';
import { refreshSession } from './visitor/refreshSession.ts';
import { reloadForOtherUser } from './visitor/reloadForOtherUser.ts';
import { syncTabs } from './visitor/syncTabs.ts';

const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const { config, user } = data;

const visitor = createVisitor({ user });
// Every part of the page waits for it: when the page was served without a user, ask first.
void visitor.known();
syncTabs(visitor);
reloadForOtherUser(visitor);
if (user) window.addEventListener('load', () => refreshSession(), { once: true });

void startSite({
  container: document.getElementById('root')!,
  deps: { client: createLazyClient(visitor.endSession), notify, config, visitor },
  microfrontends: createMicrofrontends(data.microfrontends),
  data,
});
