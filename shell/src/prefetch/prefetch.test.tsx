import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSession } from '@site/platform';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageData } from '../pageData.ts';
import { createPageFetcher, type FetchPage } from './fetchPage.ts';
import { sparesData, usePrefetch, type Connection } from './usePrefetch.ts';

const member = {
  id: 'm1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
  profileImageUrl: null,
};

function releaseOf(name: string, pages: Record<string, { preload: string[]; data: boolean }>) {
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
const releases = {
  marketing: releaseOf('marketing', {
    '/home': { preload: ['home.js'], data: false },
    '/services': { preload: ['services.js'], data: true },
  }),
  education: { ...releaseOf('education', {}), manifest: null },
} as unknown as PageData['microfrontends'];

const loadData = jest.fn(async () => {});
const fetchPage = jest.fn<FetchPage>(async () => {});
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const hrefs = () => links().map(({ href }) => href);
const setConnection = (connection: Connection) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  cleanup();
  document.head.replaceChildren();
  loadData.mockClear();
  fetchPage.mockClear();
  setConnection({});
  openSession({ user: member });
});

describe('a page that is or will be opened', () => {
  test('has its files fetched once, with their hashes, and the data layer if it reads data', async () => {
    const fetchFiles = createPageFetcher(releases, loadData);
    await fetchFiles('/services');
    await fetchFiles('/services');
    expect(hrefs()).toEqual([
      'http://marketing.example/1/entry.js',
      'http://marketing.example/1/services.js',
    ]);
    expect(links()[1]?.integrity).toBe('sha384-services.js');
    expect(loadData).toHaveBeenCalled();
  });

  test('is Home where a member finds Home', async () => {
    await createPageFetcher(releases, loadData)('/');
    expect(hrefs()).toContain('http://marketing.example/1/home.js');
  });

  test.each([
    ['a member’s page for a visitor', '/services', null],
    ['an address without a page', '/nowhere', member],
    ['a page whose host did not answer', '/education', member],
  ])('is left alone: %s', async (_, path, user) => {
    openSession({ user });
    await createPageFetcher(releases, loadData)(path);
    expect(links()).toEqual([]);
  });

  test('needs no data layer to be there', async () => {
    const failing = jest.fn(() => Promise.reject(new Error('gone')));
    await expect(createPageFetcher(releases, failing)('/services')).resolves.toBeUndefined();
    expect(hrefs()).toContain('http://marketing.example/1/services.js');
  });
});

function openPage() {
  function Page() {
    usePrefetch(fetchPage);
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

test('a pointer, the focus or a finger near a link of this site counts, and no other link', () => {
  const { getByText } = openPage();
  fireEvent.pointerOver(getByText('Services'));
  fireEvent.focusIn(getByText('About'));
  fireEvent.touchStart(getByText('Elsewhere'));
  fireEvent.pointerOver(getByText('In a new tab'));
  expect(fetchPage.mock.calls).toEqual([['/services'], ['/about']]);
});

test('on Save-Data and slow networks nothing is fetched ahead', () => {
  setConnection({ saveData: true });
  const { getByText } = openPage();
  fireEvent.pointerOver(getByText('Services'));
  expect(fetchPage).not.toHaveBeenCalled();
  expect(sparesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
  expect(sparesData({ connection: { effectiveType: '4g' } })).toBe(false);
});
