import path from 'node:path';
import { z } from 'zod';
import { UserError } from '../command/runCommand.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const port = (standard: number) => z.coerce.number('must be a port number').int().default(standard);

// A team's pipeline releases without the site's secrets: nothing of the database or the login is asked for.
const Environment = z.object({
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  PORT: port(3000),
  PUBLIC_URL: webAddress.optional(),
  GATEWAY_PORT: port(4000),
  GATEWAY_URL: webAddress.optional(),
});

/** What the release commands work with; `inherited` is what rendering a page takes its settings from. */
export interface ReleaseSettings {
  root: string;
  RELEASES_DIR: string;
  PUBLIC_URL: string;
  GATEWAY_URL: string;
  inherited: NodeJS.ProcessEnv;
}

/** @throws UserError that names every wrong setting at once */
export function readReleaseSettings(inherited: NodeJS.ProcessEnv = process.env): ReleaseSettings {
  const given = Object.fromEntries(Object.entries(inherited).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success)
    throw new UserError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('\n'),
    );
  const { DATA_DIR, RELEASES_DIR, PORT, PUBLIC_URL, GATEWAY_PORT, GATEWAY_URL } = parsed.data;
  const withoutSlash = (address: string) => address.replace(/\/+$/, '');
  return {
    root,
    RELEASES_DIR: path.resolve(root, RELEASES_DIR ?? path.join(DATA_DIR, 'releases')),
    PUBLIC_URL: withoutSlash(PUBLIC_URL ?? `http://localhost:${PORT}`),
    GATEWAY_URL: withoutSlash(GATEWAY_URL ?? `http://127.0.0.1:${GATEWAY_PORT}`),
    inherited,
  };
}

/** Options of a command that npm kept as settings of its own, because no `--` stood before them. */
export const takenByNpm = (options: string[], env: NodeJS.ProcessEnv = process.env): string[] =>
  options.filter(name => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
