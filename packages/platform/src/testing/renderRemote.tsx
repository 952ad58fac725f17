import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type Location } from 'react-router-dom';
import { createApolloClient } from '../data/apolloClient.ts';
import type { RemoteModule, ToastMessage } from '../remoteModule.ts';
import { createAuth } from '../auth/createAuth.ts';
import { testConfig } from './testConfig.ts';

// Taken before a test replaces the clock.
const { setTimeout: realTimeout } = globalThis;

/**
 * Renders a remote's page as the shell does: its own routes, a fresh client and auth state, a `notify` that records.
 * Resolves once everything that needs no timer is rendered.
 */
export async function renderRemote(
  { createRoutes }: Pick<RemoteModule, 'createRoutes'>,
  { at, fetch }: { at: string | Partial<Location>; fetch: typeof globalThis.fetch },
) {
  const auth = createAuth({ fetch });
  void auth.known();
  const client = createApolloClient({
    uri: 'http://site.test/graphql',
    fetch,
    onUnauthenticated: auth.endSession,
  });
  const notify = jest.fn<(message: ToastMessage) => void>();
  const catchAll = { id: 'catchAll', path: '*', element: <p>Another page</p> };
  const deps = { client: async () => client, notify, config: testConfig, auth };
  const routes = [{ children: [...createRoutes(deps), catchAll], hydrateFallbackElement: <></> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(<RouterProvider router={router} />);
  await act(() => new Promise(resolve => realTimeout(resolve)));
  return { ...view, notify, router, client, auth };
}
