import { expect } from '@playwright/test';

/** Places among all browsers, as the cookie has them: a canary of any share has the first, none the last. */
export const FIRST_BROWSER = '0';
export const LAST_BROWSER = String(2 ** 32 - 1);

/** The version of a microfrontend that a host serves a browser with, by its place among all browsers. */
export async function versionServed(host: string, name: string, place: string) {
  const headers = { cookie: `ounce.rollout=${place}` };
  const served = await fetch(`${host}/microfrontends/${name}.json`, { headers });
  return ((await served.json()) as { version: string }).version;
}

/** More than a rollout needs: hosts judge every five seconds, however many views there were. */
const ROLLOUT_MS = 90_000;

/** Repeats a visit until the site serves the first browser with another version. */
export async function visitWhile(isServed: () => Promise<boolean>, visitOnce: (at: number) => Promise<void>) {
  let views = 0;
  const look = () => visitOnce(views++).then(isServed);
  await expect.poll(look, { intervals: [0], timeout: ROLLOUT_MS }).toBe(false);
}
