import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createAuth } from '@site/platform/auth';
import { testConfig } from '@site/platform/testing';
import { act, render, screen } from '@testing-library/react';
import { createSiteRouter } from './router/createSiteRouter.ts';
import { RoutedSite } from './routes.tsx';

let isBroken: boolean;
const recorded: unknown[] = [];

beforeEach(() => {
  isBroken = true;
  recorded.length = 0;
  window.browserReports = { push: noticed => recorded.push(noticed) };
  // React prints what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  delete window.browserReports;
  jest.restoreAllMocks();
});

/** The frame draws the name of the site, around a page and around an error alike. */
const config = {
  ...testConfig,
  get brandName(): string {
    if (isBroken) throw new Error('the frame is broken');
    return 'Ounce & Block';
  },
};

it('a frame that can be drawn around nothing leaves a message and ways out, and is tried again', async () => {
  const router = createSiteRouter(async () => undefined);
  const auth = createAuth({ user: null });
  const deps = { client: () => new Promise<never>(() => {}), notify: () => {}, config, auth };
  router.showFirst();
  render(
    <RoutedSite router={router} context={{ deps, preloadPage: async () => {}, retry: async () => {} }} />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on this page.');
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/');
  expect(recorded).toContainEqual({ kind: 'render', error: new Error('the frame is broken') });

  isBroken = false;
  await act(async () => router.navigator.push('/no-such-page'));
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
