import { afterEach, expect, jest, test } from '@jest/globals';
import { microfrontendOf } from '@site/federation/microfrontends';
import { hydrateRemote } from '@site/platform/testing';
import { createRoutes } from './routes.tsx';

const { matchMedia } = window;
afterEach(() => {
  window.matchMedia = matchMedia;
  jest.restoreAllMocks();
});

/** A browser with reduced motion that opens the page days after it was rendered. */
function becomeAnotherBrowser() {
  window.matchMedia = query => Object.assign(matchMedia(query), { matches: true });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 24 * 60 * 60 * 1000);
  jest.spyOn(Math, 'random').mockReturnValue(0.123);
}

const openPages = microfrontendOf('marketing').pages.filter(({ access }) => access === 'public');

test.each(openPages.map(({ path }) => path))('%s hydrates without a difference', async at => {
  const { html, drawn, warnings } = await hydrateRemote(
    { createRoutes },
    {
      at,
      beforeHydration: becomeAnotherBrowser,
    },
  );
  expect(html).toContain('</h1>');
  expect(warnings).toEqual([]);
  expect(drawn.match(/<h1/g)).toHaveLength(1);
});

test('a page that renders differently in a browser is reported', async () => {
  let place = 'server';
  const Page = () => <h1 title={place}>Here</h1>;
  const { warnings } = await hydrateRemote(
    { createRoutes: () => [{ path: '/', lazy: async () => ({ element: <Page /> }) }] },
    { at: '/', beforeHydration: () => void (place = 'browser') },
  );
  expect(warnings.join()).toContain('hydrat');
});
