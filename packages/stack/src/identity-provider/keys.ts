import { generateKeyPairSync, randomBytes, type JsonWebKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Keys = z.object({ signing: z.looseObject({ kty: z.string() }), cookie: z.string() });

/** The key that signs tokens, as a private JWK, and the one that signs the provider's cookies. */
export interface ProviderKeys {
  signing: JsonWebKey;
  cookie: string;
}

/** Reads the keys of the folder, or creates them once: cookies and tokens stay valid over a restart. */
export function loadKeys(folder: string): ProviderKeys {
  const file = path.join(folder, 'keys.json');
  if (existsSync(file)) return Keys.parse(JSON.parse(readFileSync(file, 'utf8')));
  const keys = makeKeys();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
  return keys;
}

/** Keys that no one has used. */
export function makeKeys(): ProviderKeys {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'development' };
  return { signing, cookie: randomBytes(32).toString('hex') };
}
