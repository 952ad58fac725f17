import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { createAuthority } from '@site/tooling/testkit';

const root = path.join(import.meta.dirname, '../../../..');
const { BASE_URL = '', PORT = '', CONTAINERS_DIR = '', COMPOSE_PROJECT_NAME = '' } = process.env;

/** The Compose project of this run: neither it nor its volumes and networks meet a site that is there already. */
export const project = COMPOSE_PROJECT_NAME;
const network = `10.213.${Number(PORT) % 256}`;
const environmentFile = path.join(CONTAINERS_DIR, '.env');

const execute = promisify(execFile);

/** Runs shell commands in the project's folder of settings, as an operator types them; @returns what they printed. */
export async function run(commands: string): Promise<string> {
  const { PATH, HOME, DOCKER_HOST, DOCKER_CONTEXT, DOCKER_CONFIG } = process.env;
  const env = {
    ...{ PATH, HOME, ...(DOCKER_HOST && { DOCKER_HOST }), ...(DOCKER_CONTEXT && { DOCKER_CONTEXT }) },
    ...(DOCKER_CONFIG && { DOCKER_CONFIG }),
    COMPOSE_PROJECT_NAME: project,
    COMPOSE_FILE: ['docker-compose.yml', 'packages/e2e/src/containers/docker-compose.test.yml']
      .map(file => path.join(root, file))
      .join(':'),
    COMPOSE_ENV_FILES: environmentFile,
  };
  const options = { cwd: CONTAINERS_DIR, env, maxBuffer: 64 * 1024 * 1024 };
  const running = execute('bash', ['-c', `set -euo pipefail\n${commands}`], options);
  // What it printed says why, and is not in the error's message.
  const { stdout } = await running.catch((error: Error & { stdout: string }) => {
    throw new Error(`${error.message}\n${error.stdout}`);
  });
  return stdout;
}

/** What JSON a Docker command prints, one value a line. */
export async function list<T>(commands: string): Promise<T[]> {
  const lines = (await run(commands)).split('\n').filter(Boolean);
  return lines.map(line => JSON.parse(line) as T);
}

/** The settings of the running project, secrets included. */
export const settings = () => parseEnv(readFileSync(environmentFile, 'utf8'));

/** Writes .env from .env.example, with new secrets and free ports, and a certificate for the identity provider. */
export async function writeSettings() {
  const certificates = path.join(CONTAINERS_DIR, 'certificates');
  mkdirSync(certificates, { recursive: true });
  const { ca, cert, key } = await createAuthority()('identity-provider', `${network}.3`);
  const files = { 'ca.crt': ca, 'tls.crt': cert, 'tls.key': key };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(certificates, file), text);
  const secret = () => randomBytes(32).toString('hex');
  const ports = Object.entries(process.env).filter(([name]) => /^(?:[A-Z]+_)?PORT$/.test(name));
  const values: Record<string, string | undefined> = {
    ...parseEnv(readFileSync(path.join(root, '.env.example'), 'utf8')),
    ...Object.fromEntries(ports),
    ...Object.fromEntries(
      ports.map(([name, port]) => [name.replace(/PORT$/, 'URL'), `http://localhost:${port}`]),
    ),
    PUBLIC_URL: BASE_URL,
    POSTGRES_PASSWORD: secret(),
    GATEWAY_DB_PASSWORD: secret(),
    SESSION_SECRET: secret(),
    OIDC_ISSUER: `https://${network}.3:4010`,
    OIDC_CLIENT_ID: 'ounce-and-block-test',
    OIDC_CLIENT_SECRET: secret(),
    SITE_NETWORK: network,
    CERTIFICATES: certificates,
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}="${value}"\n`);
  writeFileSync(environmentFile, lines.join(''), { mode: 0o600 });
}
