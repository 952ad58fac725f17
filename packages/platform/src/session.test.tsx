import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { askWhoIsThere, displayName, openSession, useSession } from './session.ts';

const user = { __typename: 'User', id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: null };

function Status() {
  const session = useSession();
  return <p>{session.status === 'member' ? displayName(session.user) : session.status}</p>;
}

const draw = () =>
  render(
    <>
      <Status />
      <Status />
    </>,
  );

const renderWith = (answer: () => Response | Promise<Response>) => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => answer());
  openSession({ fetch });
  draw();
  return fetch;
};

describe('the login state', () => {
  it('is loading, then the member, asked once for all readers', async () => {
    const fetch = renderWith(() => Response.json({ data: { currentUser: user } }));
    expect(screen.getAllByText('loading')).toHaveLength(2);
    expect(await screen.findAllByText('Ada')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the gateway fails', () => new Response('down', { status: 503 })],
    ['it answers with an error', () => Response.json({ errors: [{ message: 'No.' }], data: null })],
    ['nothing answers', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is a visitor when %s, and does not ask again', async (_, answer) => {
    const fetch = renderWith(answer);
    expect(await screen.findAllByText('visitor')).toHaveLength(2);
    expect(await askWhoIsThere()).toBeNull();
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    [user, 'Ada'],
    [null, 'visitor'],
  ])('stands from the first render when the page came with it: %#', async (inlined, shown) => {
    const fetch = jest.fn<typeof globalThis.fetch>();
    openSession({ user: inlined, fetch });
    draw();
    expect(screen.getAllByText(shown)).toHaveLength(2);
    expect(await askWhoIsThere()).toBe(inlined);
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [{ ...user, firstName: ' Ada ' }, 'Ada'],
    [{ ...user, firstName: ' ' }, 'ada@example.com'],
    [{ ...user, firstName: null, email: null }, 'User'],
  ])('shows first name, else e-mail, else User: %#', (shown, name) => {
    expect(displayName(shown)).toBe(name);
  });
});
