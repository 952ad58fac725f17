import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { RemoteRoute } from '../remoteModule.ts';
import { renderRemote } from '../testing/renderRemote.tsx';

test('a route has what the shell shows of it: an element, at once or loaded', async () => {
  const routes: RemoteRoute[] = [
    { id: 'here', path: '/here', lazy: async () => ({ element: <p>Loaded</p> }) },
    { id: 'there', path: '/there', element: <p>At once</p> },
    // @ts-expect-error the shell runs no loader
    { id: 'data', path: '/data', element: null, loader: () => null },
    // @ts-expect-error and renders no error element
    { id: 'error', path: '/error', element: null, errorElement: null },
  ];
  const { router } = await renderRemote({ createRoutes: () => routes }, { at: '/here', fetch });
  expect(screen.getByText('Loaded')).toBeVisible();
  await act(() => router.navigate('/there'));
  expect(await screen.findByText('At once')).toBeVisible();
  await act(() => router.navigate('/nowhere'));
  expect(await screen.findByText('Another page')).toBeVisible();
});
