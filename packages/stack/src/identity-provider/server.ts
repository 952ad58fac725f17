import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Provider } from 'oidc-provider';
import { Accounts } from './accounts.ts';
import type { ProviderSettings } from './env.ts';
import { loadKeys } from './keys.ts';
import { messagePage, signInPage } from './page.ts';
import { createProvider } from './provider.ts';
import { formFor, readSignIn, type SignInForm } from './signIn.ts';

/** Starts the development identity provider and returns its server once it listens. */
export function startIdentityProvider(settings: ProviderSettings): Promise<Server> {
  const folder = path.join(settings.DATA_DIR, 'identity-provider');
  const accounts = new Accounts(folder);
  const provider = createProvider(settings, loadKeys(folder), subject => accounts.claims(subject));
  const protocol = provider.callback();
  const answer = (req: IncomingMessage, res: ServerResponse) => {
    if (req.url === '/health') return void res.end('ok');
    if (!req.url?.startsWith('/interaction/')) return void protocol(req, res);
    interact(provider, accounts, req, res).catch(() => sendExpired(res, settings.PUBLIC_URL));
  };
  const tls = readTls(settings);
  const server = tls ? createTlsServer(tls, answer) : createServer(answer);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.IDP_PORT, settings.HOST, () => resolve(server));
  });
}

function readTls({ TLS_DIR }: ProviderSettings) {
  if (TLS_DIR === undefined) return undefined;
  const read = (file: string) => readFileSync(path.join(TLS_DIR, file));
  return { cert: read('tls.crt'), key: read('tls.key') };
}

async function interact(
  provider: Provider,
  accounts: Accounts,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  // Throws when the cookie and the address do not belong to one login that is under way.
  const { params } = await provider.interactionDetails(req, res);
  if (req.method !== 'POST') return sendForm(res, formFor(params['login_hint']), 200);
  const read = readSignIn(new URLSearchParams(await text(req)));
  if ('form' in read) return sendForm(res, read.form, 400);
  const accountId = accounts.signIn(read.signIn);
  await provider.interactionFinished(req, res, { login: { accountId } }, { mergeWithLastSubmission: false });
}

function sendForm(res: ServerResponse, form: SignInForm, status: number): void {
  sendPage(res, status, nonce => signInPage(form, nonce));
}

function sendExpired(res: ServerResponse, backTo: string): void {
  const words = 'It was finished before, took too long, or began in another browser.';
  sendPage(res, 400, nonce => messagePage('This sign-in is over', words, backTo, nonce));
}

/** No form-action in the policy: browsers hold the whole way back to the site against it. */
function sendPage(res: ServerResponse, status: number, render: (nonce: string) => string): void {
  const nonce = randomBytes(16).toString('base64');
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  res.end(render(nonce));
}
