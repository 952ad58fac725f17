import { jest } from '@jest/globals';
import { freePort } from '@site/tooling/testkit';
import { TestBrowser } from './browser.ts';
import { anEmail } from './factories.ts';
import { startGateway } from './gateway.ts';
import { startIdentityProvider, type TestAccount } from './identityProvider.ts';

export type LoginSite = Awaited<ReturnType<typeof startLoginSite>>;

/** A gateway and an identity provider that know each other's addresses. */
export async function startLoginSite() {
  // The provider library logs reminders for production use.
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'info').mockReturnValue();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const provider = await startIdentityProvider(url);
  const gateway = await startGateway({
    PUBLIC_URL: url,
    GATEWAY_PORT: String(port),
    OIDC_ISSUER: provider.issuer,
  });
  /** Whether a login has led back to a page of the site. */
  const leavesApi = (address: string) => address.startsWith(gateway.url) && !address.includes('/api/');

  async function login(
    account: TestAccount = { sub: anEmail(), email: anEmail(), given_name: 'Ada' },
    returnTo = '/',
  ) {
    provider.state.account = account;
    const browser = new TestBrowser();
    const at = await browser.follow(
      `${gateway.url}/api/login?returnTo=${encodeURIComponent(returnTo)}`,
      leavesApi,
    );
    return { browser, at, account, cookie: browser.cookie(gateway.url) };
  }

  async function stop() {
    await gateway.stop();
    await provider.stop();
  }

  return { gateway, provider, login, leavesApi, stop };
}
