import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link, useNavigate, useParams, type RouteObject } from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { ServerStyleSheet } from '@site/platform/server';
import { ada, testConfig } from '@site/platform/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataRouter } from 'react-router-dom';
import { pageRoute } from './federation/loadPage.tsx';
import { createSiteRouter, Site, type SiteParts } from './Site.tsx';
import type { SitePage } from './siteMap.ts';

// What jsdom lacks.
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
const unseen = new ServerStyleSheet();
const user = userEvent.setup();
const recorded: unknown[] = [];
let router: DataRouter;
let scrolled: number;
let isFrameBroken: boolean;

beforeEach(() => {
  recorded.length = 0;
  scrolled = 0;
  isFrameBroken = false;
  sessionStorage.clear();
  window.browserReports = { push: noticed => recorded.push(noticed) };
  // React prints what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation(((_x: number, y: number) => void (scrolled = y)) as unknown as () => void);
  Object.defineProperty(window, 'scrollY', { get: () => scrolled, configurable: true });
});
afterEach(() => {
  router.dispose();
  delete window.browserReports;
  jest.restoreAllMocks();
});

/** The frame draws the name of the site, around a page and around an error alike. */
const config = {
  ...testConfig,
  get brandName(): string {
    if (isFrameBroken) throw new Error('the frame is broken');
    return 'Ounce & Block';
  },
};

function Page({ name }: { name: string }) {
  const navigate = useNavigate();
  const toMore = () => void navigate('?more', { preventScrollReset: true });
  return (
    <>
      <h1>{name}</h1>
      <button onClick={toMore}>More</button>
      <Link to="/services">Onwards</Link>
    </>
  );
}

/** Ends the loading of a page, by its path: with a view, or with none when it fails. */
let loading: Record<string, (view?: React.ReactNode) => void>;
const load = (path: string, view?: React.ReactNode) => act(async () => loading[path]?.(view));

async function open(at: string, currentUser: typeof ada | null = ada) {
  loading = {};
  history.replaceState(null, '', at);
  const auth = createAuth({
    user: currentUser,
    fetch: async () => Response.json({ data: { currentUser: ada } }),
  });
  const deps = { client: () => new Promise<never>(() => {}), notify: () => {}, config, auth };
  const retry = jest.fn<SiteParts['retry']>(async () => {});
  const parts: SiteParts = { deps, preloadPage: async () => {}, retry };
  const loadPage = (page: SitePage) =>
    new Promise<RouteObject>((resolve, reject) => {
      loading[page.path] = (view = <Page name={page.name} />) =>
        view
          ? resolve(pageRoute({ path: page.path, element: view }, page, parts))
          : reject(new Error('gone'));
    });
  router = createSiteRouter(parts, loadPage);
  await act(async () => render(unseen.collectStyles(<Site router={router} onMount={() => {}} />)));
  return { auth, retry };
}

const go = (to: string | number) => act(async () => void router.navigate(to as string));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const state = () => [heading(), location.pathname];

describe('a navigation', () => {
  it('shows the page before until the next one is there, and changes the address with it', async () => {
    await open('/about');
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await load('/about');
    await go('/services');
    expect([...state(), screen.getByRole('main')]).toEqual([
      'About',
      '/about',
      expect.objectContaining({ ariaBusy: 'true' }),
    ]);
    await load('/services');
    expect(state()).toEqual(['Services', '/services']);
    expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
  });

  it('is given up for a later one, whatever comes first', async () => {
    await open('/about');
    await load('/about');
    await go('/services');
    await go('/contact');
    await load('/contact');
    await load('/services');
    expect(state()).toEqual(['Contact', '/contact']);
    await go('/services');
    expect(state()).toEqual(['Services', '/services']);
  });

  it('to a page that was there before is done at once, and Back leads to the one before', async () => {
    await open('/about');
    await load('/about');
    await go('/services');
    await load('/services');
    await go('/about');
    expect(heading()).toBe('About');
    await go(-1);
    await waitFor(() => expect(state()).toEqual(['Services', '/services']));
  });

  it('focuses the heading, and Back the link that was followed', async () => {
    await open('/about');
    await load('/about');
    await user.click(screen.getByRole('link', { name: 'Onwards' }));
    await load('/services');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await go(-1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Onwards' })).toHaveFocus());
    expect(heading()).toBe('About');
  });

  it('begins at the top, unless it asks not to; Back restores the position', async () => {
    await open('/about');
    await load('/about');
    scrolled = 700;
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect([scrolled, location.search]).toEqual([700, '?more']);
    await go('/services');
    await load('/services');
    expect(scrolled).toBe(0);
    await go(-1);
    await waitFor(() => expect(scrolled).toBe(700));
  });
});

it('one page has all the addresses that the table lists for its pattern, no others, and is loaded once', async () => {
  const Lesson = () => <h1>{Object.values(useParams()).join(' ')}</h1>;
  await open('/education/beginner/1');
  await load('/education/:level/:module', <Lesson />);
  expect(heading()).toBe('beginner 1');
  await go('/education/expert/6/');
  expect(heading()).toBe('expert 6');
  expect(document.title).toMatch(/^Running an Audited Trading Process · /);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    'http://localhost/education/expert/6',
  );
  for (const elsewhere of ['/education/expert', '/education/expert/7']) {
    await go(elsewhere);
    expect(heading()).toBe('404 Page Not Found');
    expect(document.querySelector('link[rel=canonical], meta[property="og:url"]')).toBeNull();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
  await go('/education/beginner/2');
  expect(heading()).toBe('beginner 2');
  expect(document.querySelector('meta[name=robots]')).toBeNull();
});

it.each([
  ['that its hash names', ''],
  ['that its hash names and that comes late', 'team'],
])('the first page is shown at the element %s', async (_what, lateId) => {
  const into = jest.spyOn(Element.prototype, 'scrollIntoView');
  await open('/results#team');
  expect(into).not.toHaveBeenCalled();
  await load('/results', <h1 id={lateId ? undefined : 'team'}>Team</h1>);
  const team = screen.getByRole('heading', { level: 1 });
  if (lateId) team.insertAdjacentHTML('beforeend', `<b id="${lateId}">We</b>`);
  await waitFor(() => expect(into.mock.contexts).toEqual([document.getElementById('team')]));
  into.mockRestore();
});

describe('a page that cannot be shown', () => {
  it('is loaded again by the next navigation to it', async () => {
    const { retry } = await open('/about');
    await load('/about', null);
    expect(heading()).toBe('This section is unavailable right now.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledWith('marketing');
    await go('/contact');
    await load('/contact');
    await go('/about');
    await load('/about');
    expect(heading()).toBe('About');
  });

  it('because it throws costs no other page, and is drawn again by the next navigation', async () => {
    let isBroken = true;
    const Broken = () => {
      if (isBroken) throw new Error('broken');
      return <Page name="Healed" />;
    };
    await open('/about');
    await load('/about', <Broken />);
    expect(heading()).toBe('This section is unavailable right now.');
    expect(screen.getByRole('banner')).toBeVisible();
    isBroken = false;
    await go('/about?again');
    expect(heading()).toBe('Healed');
  });

  it('because nobody is logged in is loaded when somebody is', async () => {
    const { auth } = await open('/about', null);
    await screen.findByText(/^About us\./);
    await act(() => auth.check());
    await load('/about');
    expect(heading()).toBe('About');
  });

  it('because there is none is the 404 page, in every spelling; to a visitor the open ways come first', async () => {
    const { auth } = await open('/about');
    await load('/about');
    for (const path of ['/nowhere', '/ABOUT', '/%0a', '/about/more']) {
      await go(path);
      expect(heading()).toBe('404 Page Not Found');
    }
    const ways = () =>
      within(screen.getByRole('navigation', { name: 'Pages of this site' }))
        .getAllByRole('link')
        .map(link => link.getAttribute('href'));
    const closed = ['/services', '/education', '/results', '/about', '/contact'];
    expect(ways()).toEqual(closed);
    act(() => auth.endSession());
    expect(ways()).toEqual(['/#prices', '/welcome', '/terms', '/privacy', '/risk', ...closed]);
  });
});

it('a frame that can be drawn around nothing leaves a message and ways out, and is tried again', async () => {
  isFrameBroken = true;
  await open('/no-such-page');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  expect(recorded).toContainEqual({ kind: 'render', error: new Error('the frame is broken') });
  isFrameBroken = false;
  await go('/nowhere');
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
