import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from '../data/apolloClient.ts';
import type { RemoteModule, ToastMessage } from '../remoteModule.ts';
import { openSession } from '../session.ts';
import { testConfig } from './testConfig.ts';

// Taken before a test stops the clock.
const { setTimeout: realTimeout } = globalThis;

/**
 * Shows a remote's page as the shell would: its own routes, a fresh client, a `notify` that remembers.
 * Resolves once whatever could be answered at once has been drawn.
 */
export async function renderRemote(
  { createRoutes }: Pick<RemoteModule, 'createRoutes'>,
  { at, fetch }: { at: string; fetch: typeof globalThis.fetch },
) {
  const client = createApolloClient({ uri: 'http://site.test/graphql', fetch });
  openSession({ fetch });
  const notify = jest.fn<(message: ToastMessage) => void>();
  const elsewhere = { id: 'elsewhere', path: '*', element: <p>Elsewhere</p> };
  const children = [...createRoutes({ client: async () => client, notify, config: testConfig }), elsewhere];
  const routes = [{ children, hydrateFallbackElement: <></> }];
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const view = render(<RouterProvider router={router} />);
  await act(() => new Promise(resolve => realTimeout(resolve)));
  return { ...view, notify, router, client };
}
