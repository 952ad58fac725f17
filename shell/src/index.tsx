import './validation.ts';
import '@site/media/files/fonts/fonts.css';
import '@site/ui/global.css';
import { askWhoIsThere, openSession, type RemoteDeps } from '@site/platform';
import { startSite } from './site.tsx';
import { createLateClient } from './lateClient.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { prolongSession } from './prolongSession.ts';
import { createRemotes } from './remotes.ts';
import { notify } from './toast/toastStore.ts';

const data = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
const { config, releases, user } = data;

// Every part of the page waits for this answer: where the page came without it, ask before anything is drawn.
openSession({ user });
void askWhoIsThere();
if (user) window.addEventListener('load', keepLoggedIn, { once: true });

const deps: RemoteDeps = { client: createLateClient(), notify, config };
void startSite({ container: document.getElementById('root')!, deps, remotes: createRemotes(releases), data });

function keepLoggedIn() {
  try {
    prolongSession(localStorage);
  } catch {
    // Storage is blocked: the calls of members' pages prolong the session, too.
  }
}
