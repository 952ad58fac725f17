import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ApolloProvider } from '@apollo/client/react';
import { createApolloClient } from './apolloClient.ts';
import { displayName, useSession } from './session.ts';

const user = { __typename: 'User', id: '1', email: 'ada@example.com', firstName: 'Ada', lastName: null };

function Status() {
  const session = useSession();
  return <p>{session.status === 'member' ? displayName(session.user) : session.status}</p>;
}

const renderWith = (answer: () => Response) => {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => answer());
  render(
    <ApolloProvider client={createApolloClient({ uri: 'http://site.test/graphql', fetch })}>
      <Status />
      <Status />
    </ApolloProvider>,
  );
  return fetch;
};

describe('the login state', () => {
  it('is loading, then the member, asked once for all readers', async () => {
    const fetch = renderWith(() => Response.json({ data: { currentUser: user } }));
    expect(screen.getAllByText('loading')).toHaveLength(2);
    expect(await screen.findAllByText('Ada')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is a visitor when the call fails, and does not ask again', async () => {
    const fetch = renderWith(() => new Response('down', { status: 503 }));
    expect(await screen.findAllByText('visitor')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it.each([
    [{ ...user, firstName: ' Ada ' }, 'Ada'],
    [{ ...user, firstName: ' ' }, 'ada@example.com'],
    [{ ...user, firstName: null, email: null }, 'User'],
  ])('shows first name, else e-mail, else User: %#', (shown, name) => {
    expect(displayName(shown)).toBe(name);
  });
});
