import { expect, test } from '@jest/globals';
import { startGateway } from '../testing/gateway.ts';
import { get } from '../testing/requests.ts';
import { startServer } from '../testing/server.ts';

test.each([
  ['another issuer', 'https://evil.example'],
  ['an issuer below its own', undefined],
])(
  'a login is refused while the provider names %s in its metadata',
  async (_what, issuer) => {
    const metadata = await startServer((_req, res) => {
      const own = metadata.url;
      const endpoints = { authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token` };
      const document = { issuer: issuer ?? `${own}/tenant`, ...endpoints, jwks_uri: `${own}/jwks` };
      res.setHeader('content-type', 'application/json').end(JSON.stringify(document));
    });
    const gateway = await startGateway({ OIDC_ISSUER: metadata.url });
    const { status, headers } = await get(gateway, '/api/login');
    await gateway.stop();
    await metadata.stop();
    expect([status, headers.get('location')]).toEqual([503, null]);
  },
  60_000,
);
