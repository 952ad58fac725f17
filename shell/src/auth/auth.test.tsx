import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createAuth } from '@site/platform/auth';
import { ada, testConfig } from '@site/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { loadSignInGate, PageOrGate } from '../pages/PageOrGate.tsx';
import { checkOnReturn, syncTabs } from './keepSession.ts';
import { useSessionEnd } from './useSessionEnd.ts';

const answering = (user: object | null) =>
  jest.fn<typeof fetch>(async () => Response.json({ data: { currentUser: user } }));

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

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

function open(path: string, auth: ReturnType<typeof createAuth>) {
  function Frame() {
    useSessionEnd(auth);
    return (
      <main>
        <Outlet />
      </main>
    );
  }
  const guarded = (to: string) => ({
    path: to,
    element: (
      <PageOrGate auth={auth} config={testConfig}>
        <p>Content of {to}</p>
      </PageOrGate>
    ),
  });
  const children = ['/services', '/contact', '/home', '/:page', '/education/:level/:module'].map(guarded);
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

it('a sign-in gate that nobody has loaded yet comes when it is needed', async () => {
  open('/contact', createAuth({ user: null }));
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Contact us.');
});

describe('PageOrGate', () => {
  beforeAll(loadSignInGate);

  it('shows a visitor what is behind the page, what it costs and how to get in', () => {
    open('/services?from=mail', createAuth({ user: null }));
    expect(screen.queryByText('Content of /services')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Services, from free to VIP.');
    expect(screen.getByText(/^Free on Telegram.*New signals are paid/)).toBeInTheDocument();
    expect(screen.getByText(/^Accounts are free.*your email.* lessons 1 and 2 of each/)).toBeInTheDocument();
    for (const name of ['Create a free account', 'Login'])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        '/api/login?returnTo=%2Fservices%3Ffrom%3Dmail',
      );
    expect(screen.getByText('What each costs')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /its entry, its stop.*and its target/ })).toBeInTheDocument();
    // What something costs is the catalogue's to say.
    expect(screen.queryByText(/\$\d/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See prices' })).toHaveAttribute('href', '/#prices');
  });

  it.each([
    ['beginner/1', 'Gold and Bitcoin Markets Explained', /^Its text, figures/, /^Risk First/],
    ['beginner/2', 'Risk First: Position Size and Stop-Losses', /^Its text, figures/, /^Reading Candlestick/],
    [
      'expert/3',
      'Portfolio Risk: Correlation, Drawdown and Ruin',
      /^Its outline and this figure/,
      /^Accounts are free/,
    ],
  ])('says of the lesson %s what it is, and shows its first figure', (lesson, title, own, other) => {
    open(`/education/${lesson}`, createAuth({ user: null }));
    expect(screen.getByRole('img', { name: `The first figure of “${title}”.` })).toHaveAttribute(
      'src',
      `/gates/education/${lesson}.svg`,
    );
    for (const text of [own, other]) expect(screen.getByText(text)).toBeInTheDocument();
  });

  it.each([
    ['education', 'How the first lesson begins', /one troy ounce of gold in US dollars/],
    ['results', 'Three of twelve example ideas, invented', /\+2\.5 REntry 61,200, stop 60,000/],
    ['about', 'The two markets in these years', /2012BitcoinThe first halving/],
    ['contact', 'For example', /within 24 hours/],
  ])('shows a piece of %s in words', (page, name, words) => {
    open(`/${page}`, createAuth({ user: null }));
    expect(screen.getByRole('figure', { name })).toHaveTextContent(words);
    expect(screen.queryByText(/^Content of/)).toBeNull();
  });

  it('tells on the gate of Contact how to reach the business without an account', () => {
    open('/contact', createAuth({ user: null }));
    for (const [name, href] of [
      ['Ask for a free talk', `mailto:${testConfig.contactEmail}?subject=A%20free%20talk`],
      [testConfig.contactEmail, `mailto:${testConfig.contactEmail}`],
      [/^Open the free channel/, testConfig.telegramChannelUrl],
    ] as const)
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
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

  it('shows public pages to everyone, and leaves them where they are when the session ends', () => {
    const auth = createAuth({ user: ada });
    open('/home', auth);
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    act(() => auth.endSession());
    expect(screen.getByText('Content of /home')).toBeInTheDocument();
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

describe('the session is checked', () => {
  const come = (to: 'visible' | 'hidden') => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(to);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const fromCache = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  it.each([
    ['a user', 'comes to the front', ada, () => come('visible'), 1],
    ['a user', 'goes to the back', ada, () => come('hidden'), 0],
    ['a visitor', 'comes to the front', null, () => come('visible'), 0],
    ['a visitor', 'comes out of the cache', null, fromCache, 1],
  ] as const)('for %s when the page %s', (_who, _when, user, event, requests) => {
    const fetch = answering(user);
    checkOnReturn(createAuth({ user, fetch }));
    event();
    expect(fetch).toHaveBeenCalledTimes(requests);
  });
});
