import { microfrontendNames } from '@site/federation/microfrontends';
import type { ResolvedRegistry } from '@site/releases/registry/registry';
import { expect, test } from './support/user.ts';

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
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['x-powered-by']).toBeUndefined();
      return /'nonce-([^']+)'/.exec(policy)?.[1];
    }),
  );
  expect(new Set(nonces).size).toBe(3);
});

test('the registry lists each microfrontend with its integrity, and the builds are served', async ({
  request,
}) => {
  const { microFrontends } = (await (await request.get('/registry.json')).json()) as ResolvedRegistry;
  expect(Object.keys(microFrontends).toSorted()).toEqual(microfrontendNames.toSorted());
  for (const [release] of Object.values(microFrontends)) {
    expect(release?.metadata.integrity).toMatch(/^sha384-/);
    const manifest = await request.get(release?.url ?? '');
    expect(manifest.status()).toBe(200);
    expect(manifest.headers()['cache-control']).toContain('immutable');
    expect(manifest.headers()['access-control-allow-origin']).toBe('*');
  }
});
