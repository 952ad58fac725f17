import { afterAll, beforeAll, beforeEach, jest } from '@jest/globals';
import { freePort, TestBrowser } from '@site/tooling/testkit';
import { anEmail } from './factories.ts';
import { startGateway, type TestGateway } from './gateway.ts';
import { startIdentityProvider, type TestAccount } from './identityProvider.ts';
import { get } from './requests.ts';

/** A gateway and an identity provider that know each other's addresses, for all tests of a file. */
export function loginSiteForTests() {
  const gateway = {} as TestGateway;
  const provider = {} as Awaited<ReturnType<typeof startIdentityProvider>>;
  beforeAll(async () => {
    // The provider library logs reminders for production use.
    jest.spyOn(console, 'warn').mockReturnValue();
    jest.spyOn(console, 'info').mockReturnValue();
    const port = await freePort();
    const url = `http://localhost:${port}`;
    Object.assign(provider, await startIdentityProvider(url));
    const settings = { PUBLIC_URL: url, GATEWAY_PORT: String(port), OIDC_ISSUER: provider.issuer };
    Object.assign(gateway, await startGateway(settings));
  });
  beforeEach(() => gateway.deps.pool.query('truncate rate_limits'));
  afterAll(async () => {
    await gateway.stop();
    await provider.stop();
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

  /** A login up to the address that finishes it. */
  async function beginLogin(account: TestAccount = { sub: anEmail(), email: anEmail() }) {
    provider.state.account = account;
    const browser = new TestBrowser();
    const callback = await browser.follow(`${gateway.url}/api/login`, at => at.includes('/api/callback'));
    return { browser, callback, account };
  }

  /** Of the request for the own user: 200 for who is logged in, else 401. */
  const statusOf = async (browser: TestBrowser) =>
    (await get(gateway, '/api/auth/user', { cookie: browser.cookie(gateway.url) })).status;

  return { gateway, provider, login, beginLogin, statusOf, leavesApi };
}
