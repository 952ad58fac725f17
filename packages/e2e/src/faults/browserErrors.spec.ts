import { controlled } from '../support/control.ts';
import { expect, test } from '../support/copiedSite.ts';

test.skip(!controlled, 'needs the release store of the site');

/** An entry whose page does this when it is drawn. */
const page = (component: string) => `
export const init = () => {};
export const get = async () => () => ({
  contractVersion: 3,
  createRoutes: () => [{ path: '/education', Component() { ${component} } }],
});`;

/** What a visitor does not see: the page itself is there. */
const text = "return 'a page';";

const cases: [what: string, kind: string, component: string][] = [
  ['a page that draws nothing', 'blank', 'return null;'],
  ['a rejected promise', 'rejection', `Promise.reject(new Error('no answer')); ${text}`],
  ['an error in a timer', 'error', `setTimeout(() => { throw new Error('late'); }); ${text}`],
  ['an image of another site', 'blocked', `new Image().src = 'http://pixel.example/x.gif?ada'; ${text}`],
];

for (const [what, kind, component] of cases)
  test(`${what} is logged with version and owner`, { tag: '@every-browser' }, async ({ page: tab, site }) => {
    const version = await site.release('education', {
      contractVersion: 3,
      change: { file: /^remoteEntry\./, code: () => page(component) },
      fallback: false,
    });
    await tab.goto('/education');
    await expect(tab.locator('[data-interactive]')).toBeAttached();
    await expect
      .poll(() => site.failures())
      .toContainEqual(
        expect.objectContaining({
          kind,
          microfrontend: 'education',
          version,
          page: '/education',
          owner: 'education team',
          group: expect.stringMatching(/^[0-9a-f]{8}$/),
        }),
      );
    const line = site.failures().find(one => one['kind'] === kind && one['version'] === version)!;
    const [place = ''] = line['stack'] as string[];
    // Of a blocked request browsers tell no file of another origin.
    if (kind !== 'blank' && kind !== 'blocked')
      expect(place.startsWith(`education/${version}/remoteEntry.`)).toBe(true);
    expect(
      site.log.some(
        ({ msg, requestId, route }) =>
          msg === 'request' && requestId === line['traceId'] && route === '/education',
      ),
    ).toBe(true);
  });
