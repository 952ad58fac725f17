import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerSessions, openPage, sessionFetch } from '../testing/contactPage.ts';
import { ownSessions } from '../testing/factories.ts';

const user = userEvent.setup();

answerSessions();

describe('the own sessions', () => {
  const region = () => within(screen.getByRole('region', { name: 'Where you are logged in' }));
  async function openSessions() {
    const page = await openPage();
    await screen.findByText('Chrome on Android');
    return page;
  }

  it('are listed, this one marked', async () => {
    await openSessions();
    expect(region().getByText('Firefox on Linux (this session)')).toBeVisible();
  });

  it('are ended by "Log out everywhere else", all but this one', async () => {
    await openSessions();
    let end = () => {};
    const ended = new Promise<void>(resolve => (end = resolve));
    sessionFetch.mockImplementation(async (_, init) => {
      if (init?.method !== 'DELETE') return Response.json(ownSessions.slice(0, 1));
      await ended;
      return new Response(null, { status: 204 });
    });
    const button = region().getByRole('button', { name: 'Log out everywhere else' });
    await user.click(button);
    // A disabled button would drop the keyboard's focus, which jsdom does not.
    expect(button).toBeEnabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    end();
    await waitFor(() => expect(region().queryByText('Chrome on Android')).toBeNull());
    expect(button).toHaveFocus();
    expect(region().getByRole('status')).toHaveTextContent(/^All other sessions are logged out/);
  });

  it('are ended only after a recent login: else the page offers one that comes back', async () => {
    await openSessions();
    sessionFetch.mockImplementation(async () => Response.json({ detail: 'Too old.' }, { status: 403 }));
    await user.click(region().getByRole('button', { name: 'Log out everywhere else' }));
    expect(await region().findByRole('link', { name: 'Log in again' })).toHaveAttribute(
      'href',
      '/api/login?returnTo=%2Fcontact&prompt=login',
    );
    expect(region().getByText('Chrome on Android')).toBeVisible();
  });

  it('end the session of the page when the gateway answers 401', async () => {
    sessionFetch.mockImplementation(async () => Response.json({ detail: 'Log in.' }, { status: 401 }));
    const { auth } = await openPage();
    await waitFor(() => expect(auth.current().status).toBe('sessionEnded'));
  });
});
