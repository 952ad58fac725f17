import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { createHttpServer, endProcessWith } from '@site/federation/serve/httpServer';
import { readTls } from '@site/federation/serve/https';
import { readProviderSettings } from '../env/site.ts';
import { readOrCreate } from '../site/secrets.ts';
import { Account, openAccounts } from './accounts.ts';
import { createPage, signInForm } from './page.ts';
import { createProvider, makeKeys, ProviderKeys } from './provider.ts';

// The development identity provider: npm start runs it unless OIDC_ISSUER names another.

const settings = readProviderSettings();
const inFolder = (file: string) => path.join(settings.DATA_DIR, 'identity-provider', file);
const sendPage = createPage(settings);
const accounts = openAccounts(inFolder('accounts.json'));
// The same keys after a restart: cookies and tokens stay valid.
const keys = readOrCreate(inFolder('keys.json'), ProviderKeys, makeKeys);
const provider = createProvider(settings, keys, accounts.claims);
const protocol = provider.callback();

async function signIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Throws when the cookie and the address do not belong to one login that is under way.
  const { params } = await provider.interactionDetails(request, response);
  if (request.method !== 'POST')
    return sendPage(response, 200, signInForm(String(params['login_hint'] ?? '')));
  const fields = Object.fromEntries(new URLSearchParams(await text(request)));
  const { data } = Account.safeParse(fields);
  if (!data) return sendPage(response, 400, signInForm(fields['email'] ?? '', 'Invalid email'));
  const login = { accountId: accounts.signIn(data) };
  await provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
}

const server = createHttpServer(
  (request, response) => {
    if (request.url === '/health') return void response.end('ok');
    if (!request.url?.startsWith('/interaction/')) return void protocol(request, response);
    signIn(request, response).catch(() =>
      sendPage(
        response,
        400,
        `<h1>This sign-in is over</h1>
        <p>It was finished before, took too long, or began in another browser.</p>`,
      ),
    );
  },
  { tls: readTls(settings.TLS_DIR) },
);
server.listen(settings.IDP_PORT, settings.HOST);
endProcessWith(server, { logError: console.error });
