import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Link, useNavigate } from '@site/platform';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { createSiteRouter, type OpenRoute, type SiteRouter } from './createSiteRouter.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useScrollRestoration } from './useScrollRestoration.ts';

const user = userEvent.setup();
const click = (name: string) => user.click(screen.getByRole('link', { name }));
const heading = () => screen.getByRole('heading').textContent;

function Page({ title }: { title: string }) {
  const navigate = useNavigate();
  return (
    <>
      <h1>{title}</h1>
      <button onClick={() => void navigate('/about?more', { preventScrollReset: true })}>More</button>
    </>
  );
}

function Site({ router }: { router: SiteRouter }) {
  const shown = useSyncExternalStore(router.subscribe, router.shown);
  useScrollRestoration(shown);
  return (
    <Router location={shown.location} navigationType={shown.type} navigator={router.navigator}>
      {['/about', '/services', '/contact'].map(path => (
        <Link key={path} to={path}>
          {path}
        </Link>
      ))}
      {shown.isLoading ? <h1>Loading</h1> : <Routed route={shown.route} />}
    </Router>
  );
}

const Routed = ({ route }: { route: RouteObject | undefined }) =>
  useRoutes([...(route ? [route] : []), { path: '*', element: <h1>None</h1> }]);

/** Pages that are loaded when their function is called. */
let loading: Record<string, (element?: React.ReactNode) => void>;
const openRoute = jest.fn<OpenRoute>(
  ({ path, name }) =>
    new Promise(resolve => {
      loading[path] = (element = <Page title={name} />) => resolve(element ? { path, element } : undefined);
    }),
);
const load = (path: string, element?: React.ReactNode) => act(async () => loading[path]?.(element));
let scrolled: number;

beforeEach(() => {
  loading = {};
  openRoute.mockClear();
  scrolled = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolled, configurable: true });
  jest
    .spyOn(window, 'scrollTo')
    .mockImplementation(((_x: number, y: number) => void (scrolled = y)) as unknown as () => void);
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

async function open(at: string) {
  history.replaceState(null, '', at);
  const router = createSiteRouter(openRoute);
  void router.openFirst();
  render(<Site router={router} />);
  expect(heading()).toBe('Loading');
  await load(at);
  return router;
}

describe('a navigation', () => {
  it('shows the page before until the next one is there, and changes the address with it', async () => {
    await open('/about');
    await click('/services');
    expect([heading(), location.pathname]).toEqual(['About', '/about']);
    await load('/services');
    expect([heading(), location.pathname]).toEqual(['Services', '/services']);
  });

  it('is given up for a later one, whatever comes first', async () => {
    await open('/about');
    await click('/services');
    await click('/contact');
    await load('/contact');
    await load('/services');
    expect([heading(), location.pathname]).toEqual(['Contact', '/contact']);
  });

  it('to a page that was opened before is done at once, and Back leads to the one before', async () => {
    await open('/about');
    await click('/services');
    await load('/services');
    openRoute.mockClear();
    await click('/about');
    expect(heading()).toBe('About');
    act(() => history.back());
    await waitFor(() => expect([heading(), location.pathname]).toEqual(['Services', '/services']));
    expect(openRoute).not.toHaveBeenCalled();
  });

  it('tries a page again that could not be opened', async () => {
    await open('/about');
    await click('/services');
    await load('/services', null);
    expect(heading()).toBe('None');
    await click('/services');
    await load('/services');
    expect(heading()).toBe('Services');
  });

  it('begins at the top, unless it asks not to; Back restores the position', async () => {
    await open('/about');
    scrolled = 700;
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect([scrolled, location.search]).toEqual([700, '?more']);
    await click('/services');
    await load('/services');
    expect(scrolled).toBe(0);
    act(() => history.back());
    await waitFor(() => expect(scrolled).toBe(700));
  });
});

it('openAgain loads the page afresh, and the others of its microfrontend when they are opened', async () => {
  const router = await open('/about');
  await click('/services');
  await load('/services');
  scrolled = 300;
  act(() => void router.openAgain('marketing'));
  expect(heading()).toBe('Loading');
  await load('/services', <h1>Newer</h1>);
  expect([heading(), scrolled]).toEqual(['Newer', 300]);
  await click('/about');
  expect(heading()).toBe('Newer');
  await load('/about', <h1>Newer, too</h1>);
  expect(heading()).toBe('Newer, too');
});

it('an error boundary draws its children again after the next navigation', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const Broken = () => {
    if (broken) throw new Error('broken');
    return <Page title="Healed" />;
  };
  await open('/about');
  await click('/services');
  await load(
    '/services',
    <ErrorBoundary fallback={error => <h1>{String(error)}</h1>}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(heading()).toBe('Error: broken');
  broken = false;
  await click('/services');
  expect(heading()).toBe('Healed');
});
