import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { createAuth } from '@site/platform/auth';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createServedVersions } from '../federation/servedVersions.ts';
import type { PageData } from '../pageData.ts';
import { createPagePreloader, type PreloadPage } from './preloadPage.ts';
import { usePrefetch } from './usePrefetch.ts';
import { ada } from '@site/platform/testing';

function versionOf(name: string, pages: Record<string, { preload: string[]; data: boolean }>) {
  const files = ['entry.js', ...Object.values(pages).flatMap(({ preload }) => preload)];
  const integrity = Object.fromEntries(files.map(file => [file, `sha384-${file}`]));
  const manifest = { name, version: '1', entry: 'entry.js', preload: ['entry.js'], pages, integrity };
  return {
    version: '1',
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

const asUser = () => ({ auth: createAuth({ user: ada }) });
const dataLayer = ['/assets/1/data.js'];
const preloadPage = jest.fn<PreloadPage>(async () => {});
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const hrefs = () => links().map(({ href }) => href);
const setConnection = (connection: { saveData?: boolean }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  cleanup();
  document.head.replaceChildren();
  preloadPage.mockClear();
  setConnection({});
});

describe('preloadPage', () => {
  test('fetches the files of a page once, with their hashes, and the data layer where the page reads data, without running it', async () => {
    const map = document.createElement('script');
    map.type = 'importmap';
    map.textContent = JSON.stringify({ integrity: { '/assets/1/data.js': 'sha384-data.js' } });
    document.head.append(map);
    const fetchFiles = createPagePreloader(servedVersions, asUser(), dataLayer);
    await fetchFiles('/');
    expect(hrefs().join()).not.toContain('data.js');
    await fetchFiles('/services');
    await fetchFiles('/services');
    expect(links().map(({ href, integrity }) => [href, integrity])).toEqual([
      ['http://marketing.example/1/entry.js', 'sha384-entry.js'],
      ['http://marketing.example/1/home.js', 'sha384-home.js'],
      ['http://marketing.example/1/services.js', 'sha384-services.js'],
      ['http://localhost/assets/1/data.js', 'sha384-data.js'],
    ]);
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
    await createPagePreloader(servedVersions, { auth: createAuth({ user }) })(path);
    expect(links()).toEqual([]);
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

test('prefetches nothing with Save-Data', () => {
  setConnection({ saveData: true });
  const { getByText } = openPage();
  fireEvent.pointerOver(getByText('Services'));
  expect(preloadPage).not.toHaveBeenCalled();
});
