import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const Service = z.object({
  image: z.string(),
  build: z
    .object({ context: z.literal('.'), dockerfile: z.string(), target: z.string().optional() })
    .optional(),
  profiles: z.array(z.string()).default([]),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  restart: z.string().optional(),
  read_only: z.boolean().default(false),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
});

/** One service, as far as tests look at it. */
export type Service = z.infer<typeof Service>;

const Compose = z.object({ services: z.record(z.string(), Service) });

const VARIABLE = /\$\{([A-Z_]+)(?::([-?])([^}]*))?\}/g;

/** docker-compose.yml as it stands, with its anchors and merges resolved. */
export const readDocument = (root: string): unknown =>
  parse(readFileSync(path.join(root, 'docker-compose.yml'), 'utf8'), { merge: true });

/** The names that it asks the environment for, and whether it refuses to do without. */
export function variablesOf(document: unknown): Map<string, boolean> {
  const found = [...JSON.stringify(document).matchAll(VARIABLE)];
  return new Map(found.map(([, name = '', mode]) => [name, mode === '?']));
}

/**
 * The services with the settings of an `.env` in them, as `docker compose` reads both.
 * @throws {Error} for a needed setting that is missing or empty
 */
export function servicesOf(document: unknown, env: NodeJS.ProcessEnv): Record<string, Service> {
  const filled = JSON.stringify(document).replace(VARIABLE, (_, name: string, mode = '', word = '') => {
    if (mode === '?' && !env[name]) throw new Error(`${name}: ${word}`);
    return JSON.stringify(env[name] || (mode === '-' ? word : '')).slice(1, -1);
  });
  return Compose.parse(JSON.parse(filled)).services;
}
