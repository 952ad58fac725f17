import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Secrets = z.object({ session: z.string(), oidcClient: z.string(), postgres: z.string() });

/** Secrets of a development site, made once and kept under DATA_DIR, readable by its owner only. */
export type Secrets = z.infer<typeof Secrets>;

/** Reads the secrets, or creates them on the first start. */
export function loadSecrets(dataDir: string): Secrets {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return Secrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  const secrets = { session: makeSecret(), oidcClient: makeSecret(), postgres: makeSecret() };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

function makeSecret(): string {
  return randomBytes(32).toString('hex');
}
