import {
  createHash,
  createHmac,
  createSign,
  generateKeyPairSync,
  randomUUID,
  type KeyObject,
} from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from '@site/tooling/testkit';
import { startServer } from './server.ts';

type Json = Record<string, unknown>;

/** What the provider falsifies in its next response. */
export interface Tampering {
  claims?: (claims: Json) => Json;
  header?: (header: Json) => Json;
  /** 'unpublishedKey' signs with a key that is not in the JWKS, 'clientSecret' with HS256, 'nothing' leaves the signature empty. */
  signWith?: 'unpublishedKey' | 'clientSecret' | 'nothing';
  token?: (body: Json) => unknown;
  tokenStatus?: number;
  userInfo?: (body: Json) => Json;
  userInfoStatus?: number;
  metadata?: (body: Json) => Json;
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A small OpenID Connect provider that can falsify every part of its responses. */
export async function startMaliciousProvider(clientId: string, clientSecret: string) {
  const issuer = `http://localhost:${await freePort()}`;
  const [published, unpublished] = [rsa(), rsa()];
  const state: { tampering: Tampering; nonce: string; challenge: string; usedCodes: Set<string> } = {
    tampering: {},
    nonce: '',
    challenge: '',
    usedCodes: new Set(),
  };

  function idToken(): string {
    const { tampering, nonce } = state;
    const now = Math.floor(Date.now() / 1000);
    const genuine = { iss: issuer, sub: 'mallory', aud: clientId, exp: now + 300, iat: now, nonce };
    const claims = tampering.claims?.(genuine) ?? genuine;
    const genuineHeader = { alg: 'RS256', kid: 'published' };
    const header = tampering.header?.(genuineHeader) ?? genuineHeader;
    const content = `${encode(header)}.${encode(claims)}`;
    return `${content}.${signature(content, tampering.signWith)}`;
  }

  function signature(content: string, by: Tampering['signWith']): string {
    if (by === 'nothing') return '';
    if (by === 'clientSecret') return createHmac('sha256', clientSecret).update(content).digest('base64url');
    const key: KeyObject = (by === 'unpublishedKey' ? unpublished : published).privateKey;
    return createSign('RSA-SHA256').update(content).sign(key, 'base64url');
  }

  function token(form: URLSearchParams): [number, unknown] {
    const { tampering, challenge, usedCodes } = state;
    const code = form.get('code') ?? '';
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code.startsWith('code-') || usedCodes.has(code) || proof !== challenge)
      return [400, { error: 'invalid_grant' }];
    usedCodes.add(code);
    const genuine = { access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken() };
    return [tampering.tokenStatus ?? 200, tampering.token?.(genuine) ?? genuine];
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
    keys: [{ ...published.publicKey.export({ format: 'jwk' }), kid: 'published', use: 'sig', alg: 'RS256' }],
  };

  const listener = async (req: IncomingMessage, res: ServerResponse) => {
    const form = new URLSearchParams(Buffer.concat(await req.toArray()).toString());
    const me = { sub: 'mallory', email: 'mallory@example.com' };
    if (req.url === '/token') return json(res, ...token(form));
    if (req.url === '/me')
      return json(res, state.tampering.userInfoStatus ?? 200, state.tampering.userInfo?.(me) ?? me);
    json(res, 200, req.url === '/jwks' ? jwks : (state.tampering.metadata?.(metadata) ?? metadata));
  };
  const { stop } = await startServer(listener, Number(new URL(issuer).port));

  /** Stands in for the provider's sign-in page: stores the request and issues a code. */
  const authorize = (address: string): { code: string; state: string } => {
    const { searchParams } = new URL(address);
    state.nonce = searchParams.get('nonce') ?? '';
    state.challenge = searchParams.get('code_challenge') ?? '';
    return { code: `code-${randomUUID()}`, state: searchParams.get('state') ?? '' };
  };
  return { issuer, authorize, stop, tamper: (tampering: Tampering) => void (state.tampering = tampering) };
}

function json(res: ServerResponse, status: number, body: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' });
  res.end(typeof body === 'string' ? body : JSON.stringify(body));
}
