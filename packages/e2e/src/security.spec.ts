import { microfrontendNames } from '@site/federation/microfrontends';
import { probe } from './support/loadProbe.ts';
import { expect, test } from './support/user.ts';
import { microfrontendOrigins } from './support/registry.ts';

const paths = ['/', '/welcome', '/home', '/services', '/education', '/results', '/about', '/contact'];

test('no page shifts its layout or requests another site', async ({ page, request, user: _, baseURL }) => {
  test.setTimeout(120_000);
  const own = new Set([new URL(baseURL ?? '').origin, ...(await microfrontendOrigins(request))]);
  const foreign: string[] = [];
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !own.has(origin)) foreign.push(request.url());
  });
  await page.addInitScript(probe, 'main h1');
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      const { layoutShift } = await page.evaluate(() => window.loadMetrics);
      expect(layoutShift, `${path} at ${viewport.width} px`).toBeLessThanOrEqual(0.02);
    }
  }
  expect(foreign).toEqual([]);
});

test('every page has a Content-Security-Policy without unsafe sources and with a new nonce', async ({
  request,
}) => {
  const nonces = await Promise.all(
    ['/', '/services', '/no-such-page'].map(async path => {
      const answer = await request.get(path);
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).not.toContain('unsafe-');
      for (const directive of ["object-src 'none'", 'base-uri', 'frame-ancestors'])
        expect(policy).toContain(directive);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBeTruthy();
      expect(headers['x-powered-by']).toBeUndefined();
      return /'nonce-([^']+)'/.exec(policy)?.[1];
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

test('the registry lists each microfrontend with its integrity, and the builds are served', async ({
  request,
}) => {
  const { microFrontends } = (await (await request.get('/registry.json')).json()) as {
    microFrontends: Record<string, { url: string; metadata: { version: string; integrity: string } }[]>;
  };
  expect(Object.keys(microFrontends).toSorted()).toEqual(microfrontendNames.toSorted());
  for (const [release] of Object.values(microFrontends)) {
    expect(release?.metadata.integrity).toMatch(/^sha384-/);
    const manifest = await request.get(release?.url ?? '');
    expect(manifest.status()).toBe(200);
    expect(manifest.headers()['cache-control']).toContain('immutable');
    expect(manifest.headers()['access-control-allow-origin']).toBeTruthy();
  }
});

test('favicon, robots.txt and sitemap are served', async ({ request }) => {
  for (const path of ['/favicon.ico', '/robots.txt', '/sitemap.xml'])
    expect((await request.get(path)).status(), path).toBe(200);
});
