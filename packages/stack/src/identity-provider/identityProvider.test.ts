import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import * as client from 'openid-client';
import { answersOk, waitUntil } from '../process/health.ts';
import { freePort } from '../site/ports.ts';
import { TestBrowser } from '../testing/browser.ts';
import { temporaryFolder } from '../testing/folder.ts';

const PUBLIC_URL = 'http://127.0.0.1:65001';
let provider: ChildProcess;
let config: client.Configuration;

async function startProvider(): Promise<void> {
  const port = await freePort();
  const issuer = `http://localhost:${port}`;
  const env = {
    IDP_PORT: String(port),
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'a secret of the test',
    PUBLIC_URL,
    DATA_DIR: folder,
  };
  provider = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: 'ignore' });
  expect(await waitUntil(() => answersOk(`${issuer}/health`), 30_000)).toBe(true);
  const execute = [client.allowInsecureRequests];
  config = await client.discovery(new URL(issuer), 'site', 'a secret of the test', undefined, { execute });
}

async function stopProvider(): Promise<void> {
  provider.kill('SIGKILL');
  await once(provider, 'exit');
}

beforeAll(startProvider);
afterAll(stopProvider);
// Removed after that.
const { folder } = temporaryFolder('identity-provider');

/** What the gateway does before it redirects to the provider. */
async function beginLogin(parameters: Record<string, string> = {}) {
  const verifier = client.randomPKCECodeVerifier();
  const checks = {
    pkceCodeVerifier: verifier,
    expectedState: 'state',
    expectedNonce: 'nonce',
    idTokenExpected: true,
  };
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: `${PUBLIC_URL}/api/callback`,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state: 'state',
    nonce: 'nonce',
    ...parameters,
  });
  return { url, checks };
}

/** Nothing listens at the site. */
const isSite = (address: string) => address.startsWith(PUBLIC_URL);
const formOf = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) });
/** The page where a login begins: its address and what it says. */
async function loginPage(browser: TestBrowser, parameters?: Record<string, string>) {
  const address = await browser.follow((await beginLogin(parameters)).url.href);
  return { address, body: await (await browser.get(address)).text() };
}

/** A whole login: the redirect, the form, the grant and userinfo. */
async function logIn(browser: TestBrowser, fields: Record<string, string>) {
  const { url, checks } = await beginLogin();
  const form = await browser.follow(url.href);
  const callback = await browser.follow(form, isSite, formOf(fields));
  const tokens = await client.authorizationCodeGrant(config, new URL(callback), checks);
  const subject = tokens.claims()?.sub ?? '';
  return { tokens, user: await client.fetchUserInfo(config, tokens.access_token, subject) };
}

describe('the development identity provider', () => {
  test('recognises an address in any case and keeps its names', async () => {
    const first = await logIn(new TestBrowser(), { email: 'grace@example.com', firstName: 'Grace' });
    const second = await logIn(new TestBrowser(), { email: ' GRACE@example.com ' });
    expect(second.user.sub).toBe(first.user.sub);
    expect(second.user.given_name).toBe('Grace');
  });

  test('asks again for an address that is none', async () => {
    const browser = new TestBrowser();
    const { address } = await loginPage(browser);
    const again = await browser.send(address, formOf({ email: 'no "address"' }));
    expect(again.status).toBe(400);
    const body = await again.text();
    expect(body).toContain('Invalid email');
    expect(body).toContain('value="no &quot;address&quot;"');
  });

  test('logs out without a question, and asks again at the next login', async () => {
    const browser = new TestBrowser();
    const { tokens } = await logIn(browser, { email: 'out@example.com' });
    const quiet = await browser.follow((await beginLogin()).url.href, isSite);
    expect(new URL(quiet).pathname).toBe('/api/callback');
    const logout = client.buildEndSessionUrl(config, {
      post_logout_redirect_uri: `${PUBLIC_URL}/`,
      id_token_hint: tokens.id_token ?? '',
    });
    expect(await browser.follow(logout.href, isSite)).toBe(`${PUBLIC_URL}/`);
    expect((await loginPage(browser)).body).toContain('<h1>Sign in</h1>');
  });

  test('returns from a logout without a session', async () => {
    const logout = client.buildEndSessionUrl(config, { post_logout_redirect_uri: `${PUBLIC_URL}/` });
    expect(await new TestBrowser().follow(logout.href, isSite)).toBe(`${PUBLIC_URL}/`);
  });

  test('names the site and what the page is for, and leads back', async () => {
    const { body } = await loginPage(new TestBrowser());
    expect(body).toContain('For development only');
    expect(body).toContain(`<a href="${PUBLIC_URL}">Back to Ounce &amp; Block</a>`);
  });

  test('explains an expired login and links back to the site', async () => {
    const gone = await fetch(`${config.serverMetadata().issuer}/interaction/gone`);
    expect(gone.status).toBe(400);
    expect(await gone.text()).toContain(`href="${PUBLIC_URL}"`);
  });

  test('keeps its keys over a restart', async () => {
    const jwks = async () => (await fetch(config.serverMetadata().jwks_uri ?? '')).text();
    const before = await jwks();
    await stopProvider();
    await startProvider();
    expect(await jwks()).toBe(before);
  });
});
