import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { gql } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { createAuth } from '../auth/createAuth.ts';
import { ada } from '../testing/ada.ts';
import { createApolloClient, type On401 } from './apolloClient.ts';
import { DISCARD_AFTER } from './discardingCache.ts';

const LIST = gql`
  query List {
    services {
      id
    }
  }
`;

const services = [{ __typename: 'Service', id: 'vip-membership' }];
const problem = (status: number, message: string) =>
  Response.json(
    { errors: [{ message, extensions: { code: 'X', http: { status } } }] },
    { status, headers: { 'content-type': 'application/graphql-response+json' } },
  );

function setUp(answer: () => Response | Promise<Response>, auth = createAuth({ user: null })) {
  const fetch = jest.fn<typeof globalThis.fetch>(async () => answer());
  return { fetch, client: createApolloClient({ uri: 'http://site.test/graphql', fetch, auth }) };
}

describe('a failed read', () => {
  const messageOf = (answer: () => Response | Promise<Response>, on401?: On401) => {
    const { client } = setUp(answer);
    return client.query({ query: LIST, ...(on401 && { context: { on401 } }) }).then(
      ({ data }) => data,
      (error: Error) => error.message,
    );
  };

  it.each([
    ['a GraphQL error', () => problem(503, 'The database is away.'), '503: The database is away.'],
    [
      'problem+json',
      () => Response.json({ title: 'No', detail: 'Too many.' }, { status: 429 }),
      '429: Too many.',
    ],
    [
      'GraphQL errors sent as application/json',
      () =>
        Response.json(
          { errors: [{ message: 'Log in.', extensions: { http: { status: 403 } } }] },
          { status: 400 },
        ),
      '403: Log in.',
    ],
    [
      'an HTML page',
      () =>
        new Response('<html><h1>nginx</h1></html>', {
          status: 502,
          statusText: 'Bad Gateway',
          headers: { 'Content-Type': 'text/html' },
        }),
      '502: Bad Gateway',
    ],
    ['any other body', () => new Response('upstream timeout', { status: 502 }), '502: upstream timeout'],
    [
      'an empty body',
      () => new Response('', { status: 504, statusText: 'Gateway Timeout' }),
      '504: Gateway Timeout',
    ],
    ['neither a body nor a status text, which HTTP/2 has not', () => new Response('', { status: 504 }), ''],
    ['no answer', () => Promise.reject(new TypeError('fetch failed')), 'We could not reach the server.'],
  ])('has the message STATUS: TEXT for %s', async (_, answer, message) => {
    expect(await messageOf(answer)).toBe(message);
  });

  it('counts a call that is not answered within 20 s as unanswered, and cancels it', async () => {
    jest.useFakeTimers();
    const { client, fetch } = setUp(() => new Promise<Response>(() => {}));
    const message = client.query({ query: LIST }).catch((error: Error) => error.message);
    await jest.advanceTimersByTimeAsync(20_000);
    jest.useRealTimers();
    expect(await message).toBe('We could not reach the server.');
    expect(fetch.mock.lastCall![1]!.signal!.aborted).toBe(true);
  });

  it('rejects on 401, or resolves without data when on401 is empty', async () => {
    expect(await messageOf(() => problem(401, 'Log in.'))).toBe('401: Log in.');
    expect(await messageOf(() => problem(401, 'Log in.'), 'empty')).toBeFalsy();
  });
});

it('names the user of the page, and nobody once the session has ended', async () => {
  const user = createAuth({ user: ada });
  const calls = [createAuth({ user: null }), user].map(auth =>
    setUp(() => Response.json({ data: { services } }), auth),
  );
  const named = async () => {
    for (const { client } of calls) await client.query({ query: LIST, fetchPolicy: 'network-only' });
    return calls.map(({ fetch }) => new Headers(fetch.mock.lastCall![1]!.headers).get('x-user'));
  };
  expect(await named()).toEqual([null, ada.id]);
  user.endSession();
  expect(await named()).toEqual([null, 'none']);
});

function List({ of = LIST }) {
  const { data } = useQuery<{ services: typeof services }>(of);
  return <p>{data ? `${data.services.length} there` : 'nothing'}</p>;
}

describe('cached data', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

  async function visit(client: ReturnType<typeof setUp>['client']) {
    const page = render(
      <ApolloProvider client={client}>
        <List />
      </ApolloProvider>,
    );
    await settle();
    expect(screen.getByText('1 there')).toBeTruthy();
    return page;
  }

  it('is fetched again only five minutes after its last reader was unmounted', async () => {
    const { client, fetch } = setUp(() => Response.json({ data: { services } }));
    const first = await visit(client);
    const second = await visitBeside(client);
    first.unmount();
    await act(() => jest.advanceTimersByTimeAsync(DISCARD_AFTER * 2));
    second.unmount();
    await act(() => jest.advanceTimersByTimeAsync(DISCARD_AFTER - 1000));
    (await visit(client)).unmount();
    expect(fetch).toHaveBeenCalledTimes(1);

    await act(() => jest.advanceTimersByTimeAsync(DISCARD_AFTER + 1000));
    await visit(client);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is kept for its own arguments only', async () => {
    const page = (limit: number) => gql(`query List { services(limit: ${limit}) { id } }`);
    const { client, fetch } = setUp(() => Response.json({ data: { services } }));
    const site = (limits: number[]) => (
      <ApolloProvider client={client}>
        {limits.map(limit => (
          <List key={limit} of={page(limit)} />
        ))}
      </ApolloProvider>
    );
    const { rerender } = render(site([1, 2]));
    await settle();
    rerender(site([1]));
    await act(() => jest.advanceTimersByTimeAsync(DISCARD_AFTER + 1000));
    const kept = client.extract() as Record<string, object>;
    expect(Object.keys(kept['ROOT_QUERY']!)).toEqual(['__typename', 'services({"limit":1})']);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  const visitBeside = async (client: ReturnType<typeof setUp>['client']) => {
    const page = render(
      <ApolloProvider client={client}>
        <List />
      </ApolloProvider>,
    );
    await settle();
    return page;
  };
});
