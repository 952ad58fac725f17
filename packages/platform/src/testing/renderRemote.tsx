import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type Location } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { ApiError } from '../apiError.ts';
import { createApolloClient } from '../data/apolloClient.ts';
import type { RemoteModule, ToastMessage } from '../remoteModule.ts';
import { createAuth } from '../auth/createAuth.ts';
import { testConfig } from './testConfig.ts';

// Taken before a test replaces the clock.
const { setTimeout: realTimeout } = globalThis;

// A query by role asks jsdom for the style of each element, which tries each rule: half of the time of a suite.
const unseen = new ServerStyleSheet();

interface RenderOptions {
  at: string | Partial<Location>;
  fetch: typeof globalThis.fetch;
  /** How many attempts to load the data layer fail before one succeeds. */
  failedClients?: number;
}

/**
 * Renders a remote's page without the shell's frame and sign-in gate: its own routes, a fresh client and auth state, a `notify` that records.
 * Resolves once everything that needs no timer is rendered.
 */
export async function renderRemote(
  { createRoutes }: Pick<RemoteModule, 'createRoutes'>,
  { at, fetch, failedClients = 0 }: RenderOptions,
) {
  const auth = createAuth({ fetch });
  void auth.known();
  const client = createApolloClient({
    uri: 'http://site.test/graphql',
    fetch,
    auth,
  });
  const notify = jest.fn<(message: ToastMessage) => void>();
  let failuresLeft = failedClients;
  const loadClient = async () => {
    if (failuresLeft-- > 0) throw ApiError.unreachable();
    return client;
  };
  const otherwise = { path: '*', element: <p>Another page</p> };
  const routes = createRoutes({ client: loadClient, notify, config: testConfig, auth });
  const router = createMemoryRouter([{ hydrateFallbackElement: <></>, children: [...routes, otherwise] }], {
    initialEntries: [at],
  });
  const view = render(unseen.collectStyles(<RouterProvider router={router} />));
  // The page's chunk, then those of its parts.
  for (let layer = 0; layer < 3; layer += 1) await act(() => new Promise(resolve => realTimeout(resolve)));
  return { ...view, notify, router, client, auth };
}
