import './zodConfig.ts';
import '@site/media/files/fonts/fonts.css';
import '@site/ui/global.css';
import { askWhoIsThere, openSession, type RemoteDeps } from '@site/platform';
import { startSite } from './startSite.tsx';
import { createLazyClient } from './lazyClient.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { refreshSession } from './visitor/refreshSession.ts';
import { createMicrofrontends } from './federation/microfrontends.ts';
import { notify } from './toast/toastStore.ts';

const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const { config, microfrontends, user } = data;

// Every part of the page waits for this answer: where the page came without it, ask before anything is drawn.
openSession({ user });
void askWhoIsThere();
if (user) window.addEventListener('load', keepLoggedIn, { once: true });

const deps: RemoteDeps = { client: createLazyClient(), notify, config };
void startSite({
  container: document.getElementById('root')!,
  deps,
  microfrontends: createMicrofrontends(microfrontends),
  data,
});

function keepLoggedIn() {
  try {
    refreshSession(localStorage);
  } catch {
    // Storage is blocked: the calls of members' pages prolong the session, too.
  }
}
