import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { startGateway } from '../testing/gateway.ts';
import { get } from '../testing/requests.ts';

test.each([
  ['another issuer', 'https://evil.example'],
  ['an issuer below its own', undefined],
])(
  'a login is refused while the provider names %s in its metadata',
  async (_what, issuer) => {
    const metadata = createServer((_req, res) => {
      const own = `http://localhost:${(metadata.address() as AddressInfo).port}`;
      const endpoints = { authorization_endpoint: `${own}/auth`, token_endpoint: `${own}/token` };
      const document = { issuer: issuer ?? `${own}/tenant`, ...endpoints, jwks_uri: `${own}/jwks` };
      res.setHeader('content-type', 'application/json').end(JSON.stringify(document));
    }).listen(0, 'localhost');
    await once(metadata, 'listening');
    const OIDC_ISSUER = `http://localhost:${(metadata.address() as AddressInfo).port}`;
    const gateway = await startGateway({ OIDC_ISSUER });
    const { status, headers } = await get(gateway, '/api/login');
    await gateway.stop();
    metadata.close();
    expect([status, headers.get('location')]).toEqual([503, null]);
  },
  60_000,
);
