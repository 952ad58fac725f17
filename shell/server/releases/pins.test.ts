import { beforeEach, describe, expect, test } from '@jest/globals';
import { folderStore } from '@site/releases/store/openReleaseStore';
import { publish } from '@site/releases/registry/publish';
import { changeRegistry } from '@site/releases/store/changeRegistry';
import { aPublication } from '@site/releases/testing/builds';
import { dir } from '@site/releases/testing/fixtures';
import { startSite } from '../testing/shellHost.ts';

const publicUrl = 'http://site.example';
let url: string;

const releaseTo = (version: string, percent: number) =>
  changeRegistry(folderStore(dir), registry => publish(registry, aPublication(version), percent));

beforeEach(async () => {
  ({ url } = await startSite({ settings: { PUBLIC_URL: publicUrl }, releases: [['old']] }));
});

const ask = (where: string, init: RequestInit = {}) => fetch(url + where, { redirect: 'manual', ...init });
const withCookie = (cookie: string) => ({ headers: { Cookie: cookie } });

async function versionFor(cookie: string) {
  const answer = await ask('/microfrontends/education.json', withCookie(cookie));
  return ((await answer.json()) as { version: string }).version;
}

describe('a canary', () => {
  test('gives each browser a lasting rollout bucket, in an answer that no cache may store', async () => {
    await releaseTo('new', 50);
    // A page for users: without a session cookie nothing of its microfrontend is shown.
    const page = (cookies: string[]) => ask('/education', withCookie(['ounce.sid=x', ...cookies].join('; ')));
    const answer = await page([]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await ask('/microfrontends/education.json')).headers.getSetCookie()).toHaveLength(1);
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^ounce\.rollout=\d+; Max-Age=31536000; .*HttpOnly; SameSite=Lax$/);
    const [own = ''] = cookie.split(';');
    expect((await page([own])).headers.getSetCookie()).toEqual([]);
    const version = await versionFor(own);
    expect(['old', 'new']).toContain(version);
    expect(await versionFor(own)).toBe(version);
  });

  test.each(['/', '/education', '/nowhere'])(
    'leaves a page without anything of its microfrontend as it is, %s: no cookie, and caches may keep it',
    async page => {
      const before = await ask(page);
      await releaseTo('new', 50);
      const answer = await ask(page);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('cache-control')).toBe(before.headers.get('cache-control'));
    },
  );

  test.each(['', 'ounce.rollout=4294967296', 'ounce.rollout=-1', 'ounce.rollout=x'])(
    'draws a bucket for the cookie “%s”',
    async cookie => {
      await releaseTo('new', 50);
      const answer = await ask('/microfrontends/education.json', withCookie(cookie));
      expect(answer.headers.getSetCookie()).toHaveLength(1);
    },
  );

  test('sets no cookie where all browsers get the same', async () => {
    await releaseTo('new', 0);
    expect((await ask('/microfrontends/education.json')).headers.getSetCookie()).toEqual([]);
  });
});

describe('a pin', () => {
  const pin = (version: string, headers: Record<string, string> = {}) =>
    ask('/pin', {
      method: 'POST',
      body: new URLSearchParams({ version }),
      headers: { Origin: publicUrl, Referer: `${publicUrl}/education?level=expert`, ...headers },
    });

  test('gives this browser one published version, says so on every page, and ends with one click', async () => {
    await releaseTo('new', 0);
    expect(await (await ask('/releases')).text()).toContain('value="education@new"');
    const answer = await pin('education@new');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/education?level=expert']);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await versionFor(cookie)).toBe('new');
    expect(await versionFor('')).toBe('old');
    for (const page of ['/', '/education', '/nowhere', '/releases']) {
      const pinned = await ask(page, withCookie(cookie));
      expect(await pinned.text()).toMatch(
        /action="\/pin"><span>Pinned: education new<\/span> <button name="version" value="">Reset</,
      );
      expect(pinned.headers.get('cache-control')).toBe('no-store');
      expect(await (await ask(page)).text()).not.toContain('Pinned');
    }
    expect((await pin('')).headers.getSetCookie()[0]).toMatch(/^ounce\.pin=; Max-Age=0; Path=\/;/);
  });

  test('has no fallback: a broken version is shown broken', async () => {
    await releaseTo('new', 10);
    const released = async (cookie: string) =>
      (await ask('/microfrontends/education.json', withCookie(cookie))).json();
    expect(await released('ounce.rollout=0')).toHaveProperty('fallback.version', 'old');
    expect(await released('ounce.pin=education@new')).not.toHaveProperty('fallback');
  });

  test.each([
    'education@gone',
    'education@https://evil.example/manifest.json',
    'education@../new',
    'casino@new',
    'constructor@1',
    'new',
  ])('of %s is rejected', async version => {
    expect((await pin(version)).status).toBe(400);
    expect(await versionFor(`ounce.pin=${version}`)).toBe('old');
  });

  test('is no other site’s to set, nor leads it elsewhere', async () => {
    expect((await pin('education@old', { Origin: 'https://evil.example' })).status).toBe(403);
    for (const Referer of ['https://evil.example/education', 'http://[']) {
      const answer = await pin('education@old', { Referer });
      expect(answer.headers.get('location')).toBe('/');
    }
  });
});
