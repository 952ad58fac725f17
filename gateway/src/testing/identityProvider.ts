import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProvider, makeKeys } from '@site/stack/identity-provider/provider';
import { freePort } from '@site/tooling/testkit';
import { startServer } from './server.ts';

/** Who signs in at the provider next. */
export interface TestAccount {
  sub: string;
  email: string;
  /** True unless a test says otherwise. */
  email_verified?: boolean | string;
  given_name?: string;
}

/** The development identity provider, which here signs the current account in without asking. */
export async function startIdentityProvider(redirectTo: string, port?: number) {
  const issuer = `http://localhost:${port ?? (await freePort())}`;
  const state: { account: TestAccount } = {
    account: { sub: 'ada', email: 'ada@example.com', given_name: 'Ada' },
  };
  const client = {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'ounce-and-block-dev',
    OIDC_CLIENT_SECRET: 'development-client-secret',
    PUBLIC_URL: redirectTo,
  };
  const provider = createProvider(client, makeKeys(), sub => ({
    email_verified: true,
    ...state.account,
    sub,
  }));
  const protocol = provider.callback();
  const listener = (req: IncomingMessage, res: ServerResponse) => {
    if (!req.url?.startsWith('/interaction/')) return void protocol(req, res);
    void provider.interactionFinished(req, res, { login: { accountId: state.account.sub, remember: false } });
  };
  const { stop } = await startServer(listener, Number(new URL(issuer).port));
  return { issuer, state, stop };
}
