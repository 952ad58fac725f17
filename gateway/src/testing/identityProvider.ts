import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { Provider, type ClientMetadata } from 'oidc-provider';
import { freePort } from '@site/tooling/testkit';

/** Who signs in at the provider next. */
export interface TestAccount {
  sub: string;
  email: string;
  /** True unless a test says otherwise. */
  email_verified?: boolean | string;
  given_name?: string;
}

/** A real OpenID Connect provider that signs the current account in without asking. */
export async function startIdentityProvider(redirectTo: string, port?: number) {
  const issuer = `http://localhost:${port ?? (await freePort())}`;
  const state: { account: TestAccount } = {
    account: { sub: 'ada', email: 'ada@example.com', given_name: 'Ada' },
  };
  const client: ClientMetadata = {
    client_id: 'ounce-and-block-dev',
    client_secret: 'development-client-secret',
    redirect_uris: [`${redirectTo}/api/callback`],
    post_logout_redirect_uris: [`${redirectTo}/`],
  };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [client],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kty: 'RSA', use: 'sig' }] },
    cookies: { keys: ['test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({
      accountId: sub,
      claims: () => ({ email_verified: true, ...state.account, sub }),
    }),
    loadExistingGrant: async ({ oidc }) => {
      if (!oidc.client || !oidc.session?.accountId) return undefined;
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  const server = createServer((req, res) => {
    if (!req.url?.startsWith('/interaction/')) return void answer(req, res);
    void provider.interactionFinished(req, res, { login: { accountId: state.account.sub, remember: false } });
  });
  server.listen(Number(new URL(issuer).port), 'localhost');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, state, stop };
}
