import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { assetAddress } from '@site/federation/build/manifest';
import { configKey, storePrerendered } from '@site/releases/prerender/prerenderedStore';
import { folderStore } from '@site/releases/store/openReleaseStore';
import type { PrerenderedEntry } from '@site/releases/registry/registry';
import { dir } from '@site/releases/testing/fixtures';
import { pino } from 'pino';
import { findPage, NOT_FOUND, placeholderOf } from '../../src/siteMap.ts';
import { readEnv } from '../env.ts';
import { createMarkupFinder } from './prerenderedMarkup.ts';

const { config } = readEnv({});
const logged: string[] = [];
const log = pino({ level: 'warn' }, { write: line => void logged.push(line) });
beforeEach(() => void (logged.length = 0));

const aPage = (html: string) => ({ html, styles: '<style data-styled="true">a{}</style>' });

/** Puts pages into the store, as a release does; returns what the registry lists of them. */
const list = async (pages: Record<string, string>, shell = 'shell-1'): Promise<PrerenderedEntry> => {
  const stored = {
    pages: Object.fromEntries(Object.entries(pages).map(([at, html]) => [at, aPage(html)])),
  };
  return { shell, config: configKey(config), integrity: await storePrerendered(folderStore(dir), stored) };
};

/** A host whose registry lists these pages for version 2 of marketing, and whose shell lists its own. */
function hostWith(listed: PrerenderedEntry[], own: PrerenderedEntry[] = [], brandName = config.brandName) {
  const rendered = async (name: string, version: string) => {
    if (name === 'shell') return own;
    return name === 'marketing' && version === '2' ? listed : undefined;
  };
  const findPrerenderedMarkup = createMarkupFinder(
    folderStore(dir),
    { config: { ...config, brandName } },
    rendered,
    log,
  );
  return (at: string, version = '2') => {
    const url = `http://files.example/marketing/${version}/manifest.json`;
    return findPrerenderedMarkup({
      page: findPage(at) ?? null,
      pathname: at,
      shell: { manifest: { version: 'shell-1' } },
      microfrontends: { marketing: { version, url } },
    });
  };
}

describe('a remote’s public page', () => {
  test('is the one that was rendered with this shell, with the addresses of the release’s own files', async () => {
    const picture = `<img src="${assetAddress('marketing')}a.avif">`;
    const ask = hostWith([await list({ '/home': 'older' }, 'shell-0'), await list({ '/home': picture })]);
    expect(await ask('/home')).toEqual({
      html: '<img src="http://files.example/marketing/2/a.avif">',
      styles: '<style data-styled="true">a{}</style>',
      data: { version: '2' },
    });
  });

  test.each([
    ['of another version', { version: '1' }],
    ['rendered with other settings', { brandName: 'Another name' }],
    ['that was not rendered', { at: '/welcome' }],
  ])('%s is left to the browser', async (_, { version, brandName, at = '/home' }: Record<string, string>) => {
    const ask = hostWith([await list({ '/home': 'page' })], [], brandName);
    expect(await ask(at, version)).toBeNull();
  });

  test('that is not what the registry lists is left to the browser and logged', async () => {
    const ask = hostWith([await list({ '/home': 'page' })]);
    const [file = ''] = await readdir(path.join(dir, 'pages'));
    await writeFile(path.join(dir, 'pages', file), JSON.stringify({ pages: { '/home': aPage('forged') } }));
    expect(await ask('/home')).toBeNull();
    expect(logged).toHaveLength(1);
    expect(await ask('/home')).toBeNull();
    expect(logged).toHaveLength(1);
  });
});

describe('a page of the shell itself', () => {
  test('is the sign-in gate at a user’s page, and the 404 page anywhere else', async () => {
    const ask = hostWith(
      [],
      [await list({ '/services': 'gate', '*': `<p>${encodeURIComponent(placeholderOf(NOT_FOUND))}</p>` })],
    );
    expect((await ask('/services'))?.html).toBe('gate');
    expect(await ask('/no-such-page')).toMatchObject({
      html: '<p>%2Fno-such-page</p>',
      data: { version: null },
    });
  });

  test('says nothing of a path that a browser may write in another way', async () => {
    const ask = hostWith([], [await list({ '*': '404' })]);
    expect(await ask('/na%20me')).toBeNull();
    expect(await ask("/it's")).toBeNull();
  });
});
