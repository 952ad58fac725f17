import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createAuth, type AuthOptions } from './createAuth.ts';
import { displayName, loginHref, useAuth, type Auth } from './auth.ts';
import { ada } from '../testing/ada.ts';

function Status({ auth }: { auth: Auth }) {
  const state = useAuth(auth);
  return <p>{state.status === 'user' ? displayName(state.user) : state.status}</p>;
}

const answering = (user: object | null) => async () => Response.json({ data: { currentUser: user } });
const unavailable = async () => new Response('down', { status: 503 });

function show(options: AuthOptions) {
  const auth = createAuth(options);
  render(<Status auth={auth} />);
  return auth;
}

afterEach(() => localStorage.clear());

describe('the auth state', () => {
  it('is loading, then the user, with one request for all callers', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>(answering(ada));
    const auth = show({ fetch });
    expect(screen.getByText('loading')).toBeInTheDocument();
    await act(() => Promise.all([auth.known(), auth.known()]));
    expect(screen.getByText('Ada')).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the gateway answers 503', unavailable],
    [
      'the gateway answers with errors',
      async () => Response.json({ errors: [{ message: 'No.' }], data: null }),
    ],
    ['there is no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is a visitor when %s', async (_, fetch) => {
    const auth = show({ fetch });
    await act(() => auth.known());
    expect(screen.getByText('visitor')).toBeInTheDocument();
  });

  it('is asked for again by whoever needs it, while the gateway has not answered', async () => {
    let answer: typeof globalThis.fetch = unavailable;
    const fetch = jest.fn<typeof globalThis.fetch>((...request) => answer(...request));
    const auth = show({ fetch });
    await act(() => auth.known());
    answer = answering(ada);
    await act(() => auth.known());
    expect(screen.getByText('Ada')).toBeInTheDocument();
    await act(() => auth.known());
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('needs no request when the page was served with it', async () => {
    const fetch = jest.fn<typeof globalThis.fetch>();
    show({ user: ada, fetch });
    expect(screen.getByText('Ada')).toBeInTheDocument();
    expect(await createAuth({ user: null, fetch }).known()).toEqual({ status: 'visitor' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is session ended after a 401, and again a user after a login in another tab', async () => {
    const auth = show({ user: ada, fetch: answering(ada) });
    act(() => auth.endSession());
    expect(screen.getByText('sessionEnded')).toBeInTheDocument();
    await act(() => auth.check());
    expect(screen.getByText('Ada')).toBeInTheDocument();
  });

  it('is session ended when a check finds no user, and unchanged when the check fails', async () => {
    const auth = show({ user: ada, fetch: answering(null) });
    await act(() => auth.check());
    expect(screen.getByText('sessionEnded')).toBeInTheDocument();

    const failed = { errors: [{ message: 'The database does not answer.' }], data: { currentUser: null } };
    const failures: (typeof globalThis.fetch)[] = [
      unavailable,
      async () => Response.json(failed, { status: 503 }),
      async () => Response.json(failed),
    ];
    for (const fetch of failures) {
      const offline = createAuth({ user: ada, fetch });
      await offline.check();
      expect(offline.current().status).toBe('user');
    }
  });

  it('never shows another user a page of the first one: it ends the session and loads the page anew', async () => {
    const reload = jest.fn();
    const auth = show({ user: ada, fetch: answering({ ...ada, id: '2' }), reload });
    await act(() => auth.check());
    expect(screen.getByText('sessionEnded')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('asks once more when a logout is heard of while a question is under way', async () => {
    const answers = [ada, null];
    const fetch = jest.fn<typeof globalThis.fetch>(async () =>
      Response.json({ data: { currentUser: answers.shift() } }),
    );
    const auth = show({ user: ada, fetch });
    await act(() => Promise.all([auth.check(), auth.check()]));
    expect(screen.getByText('sessionEnded')).toBeInTheDocument();
  });

  it.each([
    ['of a user', ada, 'Ada', null, 'sessionEnded'],
    ['of a page that nobody knows yet', undefined, 'visitor', ada, 'Ada'],
  ])('asks again by itself where the question %s got no answer', async (_, user, now, answer, later) => {
    jest.useFakeTimers();
    const failures = [unavailable, unavailable];
    const auth = show({ user, fetch: () => (failures.shift() ?? answering(answer))() });
    await act(() => auth.check());
    expect(screen.getByText(now)).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(later)).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('ignores a 401 of a visitor', () => {
    const auth = createAuth({ user: null });
    auth.endSession();
    expect(auth.current().status).toBe('visitor');
  });

  it('remembers the address that joined until there is a user', async () => {
    createAuth({ user: null }).joined('ada@example.com');
    const later = createAuth({ user: null });
    expect(later.current()).toEqual({ status: 'joined', email: 'ada@example.com' });
    // Rendered on the server without the browser's storage.
    expect(later.served()).toEqual({ status: 'visitor' });
    createAuth({ user: ada });
    expect(createAuth({ user: null }).current().status).toBe('visitor');
  });

  it.each([
    [{ ...ada, firstName: ' Ada ' }, 'Ada'],
    [{ ...ada, firstName: ' ' }, 'ada@example.com'],
    [{ ...ada, firstName: null, email: null }, 'User'],
  ])('shows the first name, else the email address, else User: %#', (user, name) => {
    expect(displayName(user)).toBe(name);
  });

  it('builds a login address that returns to this page and carries the address', () => {
    const here = { pathname: '/services', search: '?from=mail' };
    expect(loginHref(here)).toBe('/api/login?returnTo=%2Fservices%3Ffrom%3Dmail');
    expect(loginHref(here, 'a+b@example.com')).toMatch(/&login_hint=a%2Bb%40example.com$/);
  });
});
