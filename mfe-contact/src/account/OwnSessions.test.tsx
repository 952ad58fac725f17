import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerAccount, openPage, accountFetch } from '../testing/contactPage.ts';
import { ownSessions } from '../testing/factories.ts';

const user = userEvent.setup();

answerAccount();

const region = () => within(screen.getByRole('region', { name: 'Where you are logged in' }));
const button = (name: string | RegExp) => region().getByRole('button', { name });
const everywhere = 'Log out everywhere else';

async function openSessions() {
  const page = await openPage({ at: '/account' });
  await screen.findByText('Chrome on Android');
  return page;
}
/** Answers writes by this, and reads by the first session alone. */
const answerEnd = (answer: () => Response | Promise<Response>) =>
  accountFetch.mockImplementation(async (_, init) =>
    init?.method === 'DELETE' ? answer() : Response.json(ownSessions.slice(0, 1)),
  );

describe('the own sessions', () => {
  it('are listed, this one marked and without a button to end it', async () => {
    await openSessions();
    const [current, other] = region().getAllByRole('listitem');
    const [createdAt, lastSeenAt] = [ownSessions[0]!.createdAt, ownSessions[1]!.lastSeenAt];
    expect(current).toHaveTextContent(/^Firefox on LinuxThis sessionLogged in on \d.* \d{4}, \d\d:\d\d$/);
    expect(current!.querySelector('time')).toHaveAttribute('datetime', createdAt);
    expect(other).toHaveTextContent(/^Chrome on AndroidLast active on \d/);
    expect(other!.querySelector('time')).toHaveAttribute('datetime', lastSeenAt);
    expect(region().getAllByRole('button', { name: /^End/ })).toHaveLength(1);
  });

  it.each([
    [everywhere, '/api/sessions', /^All other sessions are logged out/],
    ['End the session of Chrome on Android', '/api/sessions/2', 'Chrome on Android is logged out.'],
  ])('are ended by "%s", and the focus stays', async (name, path, said) => {
    await openSessions();
    let end = () => {};
    const ended = new Promise<void>(resolve => (end = resolve));
    answerEnd(() => ended.then(() => new Response(null, { status: 204 })));
    const pressed = button(name);
    await user.click(pressed);
    // A disabled button would drop the keyboard's focus, which jsdom does not.
    expect(pressed).toBeEnabled();
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    end();
    await waitFor(() => expect(region().queryByText('Chrome on Android')).toBeNull());
    expect(accountFetch).toHaveBeenCalledWith(path, expect.objectContaining({ method: 'DELETE' }));
    expect(region().getByRole('heading')).toHaveFocus();
    expect(region().queryByRole('button')).toBeNull();
    expect(region().getByRole('status')).toHaveTextContent(said);
  });

  it('of equal browsers are one line, each with its end on demand', async () => {
    const alike = Array.from({ length: 3 }, (_, index) => ({ ...ownSessions[1]!, id: `alike-${index}` }));
    const own = { ...ownSessions[1]!, id: 'other', browser: ownSessions[0]!.browser };
    accountFetch.mockImplementation(async path =>
      Response.json(path === '/api/sessions' ? [ownSessions[0], ...alike, own] : []),
    );
    await openPage({ at: '/account' });
    await user.click(await screen.findByText('3 sessions'));
    const folded = region().getByRole('group');
    expect(folded).toHaveTextContent(/^Chrome on Android3 sessionsLast active on \d/);
    expect(within(folded).getAllByRole('button', { name: /^End/ })).toHaveLength(3);
    expect(region().getAllByRole('button', { name: /^End/ })).toHaveLength(4);
  });

  it('say that ending them failed where the server gives no reason', async () => {
    await openSessions();
    answerEnd(() => new Response('', { status: 500 }));
    await user.click(button(everywhere));
    expect(await region().findByText('The server gave no reason. Please try again.')).toBeVisible();
  });

  it('end the session of the page when the gateway answers 401', async () => {
    accountFetch.mockImplementation(async () => Response.json({ detail: 'Log in.' }, { status: 401 }));
    const { auth } = await openPage({ at: '/account' });
    await waitFor(() => expect(auth.current().status).toBe('sessionEnded'));
  });
});
