import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openSession } from '@site/platform';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { PageData } from '../pageData.ts';
import { usePrefetch } from './usePrefetch.ts';
import { createWarmPage, sparesData, type Connection, type WarmPage } from './warmPage.ts';

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
} as unknown as PageData['releases'];

const loadData = jest.fn(async () => {});
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
const hrefs = () => links().map(({ href }) => href);
const setConnection = (connection: Connection) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

beforeEach(() => {
  cleanup();
  document.head.replaceChildren();
  loadData.mockClear();
  setConnection({});
  openSession({ user: member });
});

describe('a page that will probably be opened', () => {
  test('has its files fetched once, with their hashes, and the data layer if it reads data', async () => {
    const warm = createWarmPage(releases, loadData);
    await warm('/services');
    await warm('/services');
    expect(hrefs()).toEqual([
      'http://marketing.example/1/entry.js',
      'http://marketing.example/1/services.js',
    ]);
    expect(links()[1]?.integrity).toBe('sha384-services.js');
    expect(loadData).toHaveBeenCalled();
  });

  test('is Home where a member finds Home', async () => {
    await createWarmPage(releases, loadData)('/');
    expect(hrefs()).toContain('http://marketing.example/1/home.js');
  });

  test.each([
    ['a member’s page for a visitor', '/services', null],
    ['an address without a page', '/nowhere', member],
    ['a page whose host did not answer', '/education', member],
  ])('is left alone: %s', async (_, path, user) => {
    openSession({ user });
    await createWarmPage(releases, loadData)(path);
    expect(links()).toEqual([]);
  });

  test('is left alone on Save-Data and slow networks, and a data layer that fails is nobody’s worry', async () => {
    setConnection({ saveData: true });
    await createWarmPage(releases, loadData)('/services');
    expect(links()).toEqual([]);
    expect(sparesData({ connection: { effectiveType: 'slow-2g' } })).toBe(true);
    expect(sparesData({ connection: { effectiveType: '4g' } })).toBe(false);
    setConnection({});
    const failing = jest.fn(() => Promise.reject(new Error('gone')));
    await expect(createWarmPage(releases, failing)('/services')).resolves.toBeUndefined();
  });
});

test('a pointer, the focus or a finger near a link of this site counts, and no other link', () => {
  const warm = jest.fn<WarmPage>(async () => {});
  function Page() {
    usePrefetch(warm);
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
  const { getByText } = render(<Page />, { wrapper: MemoryRouter });
  fireEvent.pointerOver(getByText('Services'));
  fireEvent.focusIn(getByText('About'));
  fireEvent.touchStart(getByText('Elsewhere'));
  fireEvent.pointerOver(getByText('In a new tab'));
  expect(warm.mock.calls).toEqual([['/services'], ['/about']]);
});
