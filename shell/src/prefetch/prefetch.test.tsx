import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createAuth } from '@site/platform/auth';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { ApolloClient } from '@site/platform';
import { createServedVersions } from '../federation/servedVersions.ts';
import type { PageData } from '../pageData.ts';
import { createPagePreloader, type PreloadPage } from './preloadPage.ts';
import { sparesData, usePrefetch, type Connection } from './usePrefetch.ts';
import { ada } from '@site/platform/testing';

function versionOf(name: string, pages: Record<string, { preload: string[]; data: boolean }>) {
  const files = ['entry.js', ...Object.values(pages).flatMap(({ preload }) => preload)];
  const integrity = Object.fromEntries(files.map(file => [file, `sha384-${file}`]));
  const manifest = { name, version: '1', entry: 'entry.js', preload: ['entry.js'], pages, integrity };
  return {
    version: '1',
    owner: name,
    contractVersion: 2,
    url: `http://${name}.example/1/m.json`,
    integrity: '',
    manifest,
  };
}
const servedVersions = createServedVersions({
  marketing: versionOf('marketing', {
    '/home': { preload: ['home.js'], data: false },
    '/services': { preload: ['services.js'], data: true },
  }),
  education: { ...versionOf('education', {}), manifest: null },
} as unknown as PageData['microfrontends']);

const client = jest.fn(async () => ({}) as ApolloClient);
const asUser = () => ({ client, auth: createAuth({ user: ada }) });
const preloadPage = jest.fn<PreloadPage>(async () => {});
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const hrefs = () => links().map(({ href }) => href);
const setConnection = (connection: Connection) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  cleanup();
  document.head.replaceChildren();
  client.mockClear();
  preloadPage.mockClear();
  setConnection({});
});

describe('preloadPage', () => {
  test('fetches the files of a page once, with their hashes, and the data layer when the page reads data', async () => {
    const fetchFiles = createPagePreloader(servedVersions, asUser());
    await fetchFiles('/services');
    await fetchFiles('/services');
    expect(hrefs()).toEqual([
      'http://marketing.example/1/entry.js',
      'http://marketing.example/1/services.js',
    ]);
    expect(links()[1]?.integrity).toBe('sha384-services.js');
    expect(client).toHaveBeenCalled();
  });

  test('fetches Home for a user at /', async () => {
    await createPagePreloader(servedVersions, asUser())('/');
    expect(hrefs()).toContain('http://marketing.example/1/home.js');
  });

  test('asks only which files a page needs while its link is merely visible', async () => {
    await createPagePreloader(servedVersions, asUser())('/services', 'version');
    expect(links()).toEqual([]);
  });

  test.each([
    ['a page for users as a visitor', '/services', null],
    ['a path without a page', '/nowhere', ada],
    ['a page whose host did not answer', '/education', ada],
  ])('fetches nothing for %s', async (_, path, user) => {
    await createPagePreloader(servedVersions, { client, auth: createAuth({ user }) })(path);
    expect(links()).toEqual([]);
  });

  test('ignores a data layer that fails to load', async () => {
    const failing = jest.fn(() => Promise.reject(new Error('gone')));
    await expect(
      createPagePreloader(servedVersions, { ...asUser(), client: failing })('/services'),
    ).resolves.toBeUndefined();
    expect(hrefs()).toContain('http://marketing.example/1/services.js');
  });
});

function openPage() {
  function Page() {
    usePrefetch(preloadPage);
    return (
      <>
        <a href="/services">
          <b>Services</b>
        </a>
        <a href="/about">About</a>
        <a href="https://elsewhere.example/results">Elsewhere</a>
        <a href="/contact" target="_blank" rel="noreferrer">
          In a new tab
        </a>
      </>
    );
  }
  return render(<Page />, { wrapper: MemoryRouter });
}

test('prefetches on hover, focus and touch of internal links only', () => {
  const { getByText } = openPage();
  fireEvent.pointerOver(getByText('Services'));
  fireEvent.focusIn(getByText('About'));
  fireEvent.touchStart(getByText('Elsewhere'));
  fireEvent.pointerOver(getByText('In a new tab'));
  expect(preloadPage.mock.calls).toEqual([['/services'], ['/about']]);
});

test('prefetches nothing with Save-Data or on a 2G network', () => {
  setConnection({ saveData: true });
  const { getByText } = openPage();
  fireEvent.pointerOver(getByText('Services'));
  expect(preloadPage).not.toHaveBeenCalled();
  expect(sparesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
  expect(sparesData({ connection: { effectiveType: '4g' } })).toBe(false);
});
