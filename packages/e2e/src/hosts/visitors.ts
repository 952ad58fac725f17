import { setTimeout as sleep } from 'node:timers/promises';
import { entryIn } from '../support/registry.ts';
import { newSession } from '../support/user.ts';

/** Pages that need no session, and one for users. */
const PATHS = ['/', '/welcome', '/home', '/services'];
const USERS_PATH = '/education';
/** Visitors and users at the same time, and the pause of each between two pages in ms. */
export const VISITORS = 4;
export const USERS = 3;
const PAUSE_MS = 60;
/** A user may send a fifth of what an address may. */
const USERS_PAUSE_MS = 300;
const PAGE_MS = 15_000;

export interface Load {
  views: number;
  /** GraphQL requests that a gateway answered with the user of their session. */
  answers: number;
  /** Files of a microfrontend that were read. */
  files: number;
  /** What went wrong, a line for each page view that failed. */
  failures: string[];
  /** @returns when the last page view has ended */
  stop(): Promise<void>;
}

/**
 * People who open one page after the other until they are stopped. Visitors read a page with the shell's entry; users
 * also read the files of its microfrontend and ask GraphQL, both as a browser does.
 */
export async function startVisitors(site: string): Promise<Load> {
  const ending = new AbortController();
  const load: Load = {
    views: 0,
    answers: 0,
    files: 0,
    failures: [],
    async stop() {
      ending.abort();
      await Promise.all(people);
    },
  };
  const views = async (pauseMs: number, view: (at: number) => Promise<void>) => {
    for (let at = 0; !ending.signal.aborted; at += 1) {
      await view(at).catch((error: unknown) => {
        const { message, cause = '' } = error as Error;
        load.failures.push(`${new Date().toISOString()} ${message} ${String(cause)}`);
      });
      load.views += 1;
      await sleep(pauseMs);
    }
  };
  const sessions = await Promise.all(Array.from({ length: USERS }, () => newSession(site)));
  const visit = (first: number) =>
    views(PAUSE_MS, async at => void (await readPage(`${site}${PATHS[(first + at) % PATHS.length] ?? '/'}`)));
  const people = [
    ...Array.from({ length: VISITORS }, (_, first) => visit(first)),
    ...sessions.map(cookie => views(USERS_PAUSE_MS, () => viewAsUser(site, cookie, load))),
  ];
  return load;
}

/** @throws {Error} when the page, a file of its microfrontend, or the user of the session is not there */
async function viewAsUser(site: string, cookie: string, load: Load) {
  const { html, entry } = await readPage(site + USERS_PATH, cookie);
  const [, data = '{}'] = /id="page-data">(.*?)<\/script>/s.exec(html) ?? [];
  const { microfrontends } = JSON.parse(data) as {
    microfrontends: Record<string, { url: string; manifest: { entry: string } | null }>;
  };
  const [served] = Object.values(microfrontends);
  if (!served) throw new Error('no microfrontend on the page');
  // A page without the manifest is whole: its browser reads it.
  const manifest = served.manifest ?? (JSON.parse(await textOf(served.url)) as { entry: string });
  await textOf(new URL(manifest.entry, served.url).href);
  load.files += 1;
  const contract = JSON.parse(await textOf(new URL('contract.json', entry).href)) as { operations: string[] };
  const query = contract.operations.find(operation => /^query CurrentUser\b/.test(operation));
  const answer = await textOf(`${site}/graphql`, {
    method: 'POST',
    headers: { cookie, origin: site, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data: found } = JSON.parse(answer) as { data?: { currentUser: object | null } };
  if (!found?.currentUser) throw new Error(`GraphQL knows no user: ${answer.slice(0, 100)}`);
  load.answers += 1;
}

/** @throws {Error} when the page, or the script that it starts with, is not there */
async function readPage(url: string, cookie = '') {
  const html = await textOf(url, { headers: { cookie } });
  const entry = entryIn(html, url);
  if (!html.includes('</html>') || !entry) throw new Error(`${url}: not a whole page`);
  await textOf(entry.href);
  return { html, entry };
}

async function textOf(url: string, init: RequestInit = {}) {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(PAGE_MS) });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status} ${text.slice(0, 100)}`);
  return text;
}
