import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const Secrets = z.object({ session: z.string(), oidcClient: z.string(), postgres: z.string() });

/** Secrets of a development site, made once and kept under DATA_DIR. */
export type Secrets = z.infer<typeof Secrets>;

/** Reads the secrets, or creates them on the first start. */
export const loadSecrets = (dataDir: string): Secrets =>
  readOrCreate(path.join(dataDir, 'secrets.json'), Secrets, () => ({
    session: makeSecret(),
    oidcClient: makeSecret(),
    postgres: makeSecret(),
  }));

/** @returns what the JSON file holds; the first time it is created, readable by its owner only. */
export function readOrCreate<T>(file: string, rule: z.ZodType<T>, create: () => T): T {
  if (existsSync(file)) return rule.parse(JSON.parse(readFileSync(file, 'utf8')));
  const created = create();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600 });
  return created;
}

const makeSecret = () => randomBytes(32).toString('hex');
