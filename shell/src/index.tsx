import './validation.ts';
import '@site/media/files/fonts/fonts.css';
import '@site/ui/global.css';
import { askWhoIsThere, openSession, type RemoteDeps } from '@site/platform';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { focusHeading } from './layout/usePageChange.ts';
import { createLateClient } from './lateClient.ts';
import { PAGE_DATA_ID, type PageData } from './pageData.ts';
import { prolongSession } from './prolongSession.ts';
import { createRemotes } from './remotes.ts';
import { createSiteRouter } from './routes.tsx';
import type { RemoteName } from './siteMap.ts';
import { notify } from './toast/toastStore.ts';

const { config, releases, user } = JSON.parse(
  document.getElementById(PAGE_DATA_ID)?.textContent ?? '',
) as PageData;
const remotes = createRemotes(releases);
const deps: RemoteDeps = { client: createLateClient(), notify, config };
const root = createRoot(document.getElementById('root') as HTMLElement);

// Every part of the page waits for this answer: where the page came without it, ask before anything is drawn.
openSession({ user });
void askWhoIsThere();
if (user) window.addEventListener('load', keepLoggedIn, { once: true });

const openSite = () => createSiteRouter({ deps, remotes, retry });
let router = openSite();
let draws = 0;

function draw() {
  root.render(<RouterProvider key={draws} router={router} />);
}

/** A router cannot forget a route, so a microfrontend that is loaded afresh gets a new one. */
async function retry(name: RemoteName) {
  await remotes.renew(name);
  router.dispose();
  router = openSite();
  draws += 1;
  draw();
  focusWhenOpen();
}

/** The button that was pressed is gone, and the focus with it. */
function focusWhenOpen() {
  const stopListening = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stopListening();
    setTimeout(focusHeading);
  });
}

function keepLoggedIn() {
  try {
    prolongSession(localStorage);
  } catch {
    // Storage is blocked: the calls of members' pages prolong the session, too.
  }
}

draw();
