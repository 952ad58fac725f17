import {
  createHash,
  createHmac,
  createSign,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from './postgres.ts';

type Json = Record<string, unknown>;

/** How the provider lies in its next answer. */
export interface Lie {
  claims?: (claims: Json) => Json;
  header?: (header: Json) => Json;
  /** 'stranger' signs with a key that is not published, 'secret' with the client's secret (HS256). */
  signWith?: 'stranger' | 'secret' | 'nothing';
  token?: (body: Json) => unknown;
  tokenStatus?: number;
  userInfo?: (body: Json) => Json;
  userInfoStatus?: number;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** An OpenID Connect provider in a hundred lines that can lie about everything. */
export async function startMisbehavingProvider(clientId: string, clientSecret: string) {
  const issuer = `http://localhost:${await freePort()}`;
  const [own, stranger] = [rsa(), rsa()];
  const state: { lie: Lie; nonce: string; challenge: string; usedCodes: Set<string> } = {
    lie: {},
    nonce: '',
    challenge: '',
    usedCodes: new Set(),
  };

  function idToken(): string {
    const { lie, nonce } = state;
    const now = Math.floor(Date.now() / 1000);
    const truth = { iss: issuer, sub: 'mallory', aud: clientId, exp: now + 300, iat: now, nonce };
    const claims = lie.claims?.(truth) ?? truth;
    const header = lie.header?.({ alg: 'RS256', kid: 'own' }) ?? { alg: 'RS256', kid: 'own' };
    const content = `${encode(header)}.${encode(claims)}`;
    return `${content}.${signature(content, lie.signWith)}`;
  }

  function signature(content: string, by: Lie['signWith']): string {
    if (by === 'nothing') return '';
    if (by === 'secret') return createHmac('sha256', clientSecret).update(content).digest('base64url');
    const key: KeyObject = (by === 'stranger' ? stranger : own).privateKey;
    return createSign('RSA-SHA256').update(content).sign(key, 'base64url');
  }

  function token(form: URLSearchParams): [number, unknown] {
    const { lie, challenge, usedCodes } = state;
    const code = form.get('code') ?? '';
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code.startsWith('code-') || usedCodes.has(code) || proof !== challenge)
      return [400, { error: 'invalid_grant' }];
    usedCodes.add(code);
    const truth = { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken() };
    return [lie.tokenStatus ?? 200, lie.token?.(truth) ?? truth];
  }

  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  const jwks = {
    keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }],
  };

  const server = createServer(async (req, res) => {
    const form = new URLSearchParams(Buffer.concat(await req.toArray()).toString());
    const me = { sub: 'mallory', email: 'mallory@example.com' };
    if (req.url === '/token') return json(res, ...token(form));
    if (req.url === '/me') return json(res, state.lie.userInfoStatus ?? 200, state.lie.userInfo?.(me) ?? me);
    json(res, 200, req.url === '/jwks' ? jwks : metadata);
  });
  server.listen(Number(new URL(issuer).port), 'localhost');
  await once(server, 'listening');

  /** What the provider's page would do: remembers the request and hands out a code. */
  const authorize = (address: string): { code: string; state: string } => {
    const { searchParams } = new URL(address);
    state.nonce = searchParams.get('nonce') ?? '';
    state.challenge = searchParams.get('code_challenge') ?? '';
    return { code: `code-${randomUUID()}`, state: searchParams.get('state') ?? '' };
  };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { issuer, authorize, stop, lie: (lie: Lie) => void (state.lie = lie) };
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
}
