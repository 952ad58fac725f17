import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { createAuth } from '@site/platform/auth';
import { testConfig } from '@site/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { findPage } from '../siteMap.ts';
import { reloadForOtherUser } from './reloadForOtherUser.ts';
import { RequireUser } from './RequireUser.tsx';
import { syncTabs } from './syncTabs.ts';
import { useSessionCheck } from './useSessionCheck.ts';

const ada = {
  __typename: 'User' as const,
  id: '1',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: null,
};
const grace = { ...ada, id: '2', firstName: 'Grace' };
const answering = (user: object | null) =>
  jest.fn<typeof fetch>(async () => Response.json({ data: { currentUser: user } }));

afterEach(() => localStorage.clear());

/** Two connected channels, as two tabs of one browser have them. */
function channels() {
  const make = () => ({ onmessage: null, postMessage: jest.fn() }) as unknown as BroadcastChannel;
  const [first, second] = [make(), make()];
  first.postMessage = data => void second.onmessage?.({ data } as MessageEvent);
  second.postMessage = data => void first.onmessage?.({ data } as MessageEvent);
  return [first, second] as const;
}

describe('syncTabs', () => {
  it('ends the session of a tab when another tab has none', async () => {
    const [here, there] = channels();
    const auth = createAuth({ user: ada, fetch: answering(null) });
    syncTabs(auth, here);
    syncTabs(createAuth({ user: null }), there);
    await act(() => auth.check());
    expect(auth.current().status).toBe('sessionEnded');
  });

  it('makes no request when both tabs have the same user', () => {
    const [here, there] = channels();
    const fetch = answering(ada);
    syncTabs(createAuth({ user: ada, fetch }), here);
    syncTabs(createAuth({ user: ada, fetch }), there);
    expect(fetch).not.toHaveBeenCalled();
  });
});

it('reloads the page when another user logged in', async () => {
  const reload = jest.fn();
  const auth = createAuth({ user: ada, fetch: answering(grace) });
  reloadForOtherUser(auth, reload);
  expect(reload).not.toHaveBeenCalled();
  await auth.check();
  expect(reload).toHaveBeenCalledTimes(1);
});

function open(path: string, auth: ReturnType<typeof createAuth>) {
  function Frame() {
    useSessionCheck(auth);
    return <Outlet />;
  }
  const guarded = (to: string) => ({
    path: to,
    element: (
      <RequireUser page={findPage(to)!} auth={auth} config={testConfig}>
        <p>Content of {to}</p>
      </RequireUser>
    ),
  });
  const children = ['/services', '/contact', '/home'].map(guarded);
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

describe('RequireUser', () => {
  it('shows a visitor what is behind the page, what it costs and how to get in', () => {
    open('/services?from=mail', createAuth({ user: null }));
    expect(screen.queryByText('Content of /services')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to open Services');
    expect(screen.getByText(/Trade management, signals/)).toBeInTheDocument();
    expect(screen.getByText(/Accounts are free\. Log in, or create one/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fservices%3Ffrom%3Dmail',
    );
    expect(screen.getByRole('link', { name: /Telegram channel/ })).toHaveAttribute(
      'href',
      testConfig.telegramChannelUrl,
    );
  });

  it('sends the address that joined by email to the identity provider', () => {
    const auth = createAuth({ user: null });
    auth.joined('ada@example.com');
    open('/contact', auth);
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      expect.stringContaining('&login_hint=ada%40example.com'),
    );
  });

  it('replaces the page by the gate when the session ends', () => {
    const auth = createAuth({ user: ada });
    open('/contact', auth);
    expect(screen.getByText('Content of /contact')).toBeInTheDocument();
    act(() => auth.endSession());
    expect(screen.queryByText('Content of /contact')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your session has ended.');
    expect(screen.queryByText(/Accounts are free/)).toBeNull();
  });

  it('shows public pages to everyone', () => {
    open('/home', createAuth({ user: null }));
    expect(screen.getByText('Content of /home')).toBeInTheDocument();
  });
});

it('checks the session on navigation', async () => {
  const router = open('/services', createAuth({ user: ada, fetch: answering(null) }));
  await act(() => router.navigate('/contact'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to open Contact');
});
