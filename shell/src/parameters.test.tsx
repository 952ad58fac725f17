import { expect, jest, test } from '@jest/globals';
import { useParams, type RouteObject } from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { testConfig } from '@site/platform/testing';
import { act, render, screen } from '@testing-library/react';

const path = '/education/:level/:module';
const words = (title: string) => ({ name: title, description: `About ${title}.` });
const addresses = { '/education/beginner/1': words('Markets'), '/education/expert/6': words('Records') };
const page = { path, addresses, access: 'public', ...words('Lesson') };
jest.unstable_mockModule('@site/federation/microfrontends', () => ({
  microfrontends: [{ name: 'education', pages: [page] }],
}));
const { createSiteRouter, Site } = await import('./Site.tsx');
const { pageRoute } = await import('./federation/loadPage.tsx');
const { pageMeta } = await import('./layout/pageMeta.ts');

function Lesson() {
  const { level, module } = useParams();
  return <h1>{`${level} ${module}`}</h1>;
}

test('one page has all the addresses that the table lists for its pattern, no others, and is loaded once', async () => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  history.replaceState(null, '', '/education/beginner/1');
  const deps = {
    client: () => new Promise<never>(() => {}),
    notify: () => {},
    config: testConfig,
    auth: createAuth({ user: null }),
  };
  const parts = { deps, preloadPage: async () => {}, retry: async () => {} };
  const load = jest.fn(async (opened: Parameters<typeof pageRoute>[1]): Promise<RouteObject> =>
    pageRoute({ path, element: <Lesson /> }, opened, parts),
  );
  const router = createSiteRouter(parts, load);
  await act(async () => render(<Site router={router} onMount={() => {}} />));
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading()).toBe('beginner 1');
  await act(async () => router.navigate('/education/expert/6/'));
  expect(heading()).toBe('expert 6');
  expect(document.title).toBe('Records · Ounce & Block');
  for (const elsewhere of ['/education/expert', '/education/expert/7', '/education/beginner/1']) {
    await act(async () => router.navigate(elsewhere));
    expect(heading()).toBe(elsewhere in addresses ? 'beginner 1' : '404 Page Not Found');
  }
  expect(load).toHaveBeenCalledTimes(1);
  expect(pageMeta('/education/expert/6/', 'Brand').path).toBe('/education/expert/6');
});
