import path from 'node:path';
import {
  environmentPrefix,
  microfrontendOf,
  microfrontends,
  type MicrofrontendName,
} from '@site/federation/microfrontends';
import { z } from 'zod';
import { UserError } from './command/runCommand.ts';

const root = path.resolve(import.meta.dirname, '../../..');

const port = (standard: number) =>
  z.coerce
    .number('must be a port number')
    .int('must be a whole number')
    .min(1, 'must be a port from 1 to 65535')
    .max(65535, 'must be a port from 1 to 65535')
    .default(standard);
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const databaseAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address like postgres://user:password@host:5432/name',
});

/** MARKETING_PORT for marketing. */
export const portVariable = (name: string) => `${environmentPrefix(name)}_PORT`;

const microfrontendPorts = z.object(
  Object.fromEntries(microfrontends.map(table => [portVariable(table.name), port(table.port)])),
);

const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  GATEWAY_PORT: port(4000),
  IDP_PORT: port(4010),
  POSTGRES_PORT: port(5433),
  /** Where the hosts of the microfrontends listen, by variable. */
  microfrontendPorts,
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  PUBLIC_URL: webAddress.optional(),
  DATABASE_URL: databaseAddress.optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OIDC_ISSUER: webAddress.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
});

/** Production has no defaults for these. */
const neededInProduction = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
] as const;

/** The settings of `npm start`, each checked; `inherited` is the environment that the processes inherit. */
export type SiteSettings = z.infer<typeof Environment> & {
  root: string;
  RELEASES_DIR: string;
  PUBLIC_URL: string;
  inherited: NodeJS.ProcessEnv;
};

/**
 * Reads the settings from the environment.
 * @throws UserError that names every wrong or missing setting at once
 */
export function readSettings(inherited: NodeJS.ProcessEnv = process.env): SiteSettings {
  const settings = parseSettings(Environment, inherited);
  refuseDefaultsInProduction(settings);
  refuseSharedPorts(settings);
  const dataDir = path.resolve(root, settings.DATA_DIR);
  return {
    ...settings,
    root,
    inherited,
    DATA_DIR: dataDir,
    RELEASES_DIR: path.resolve(root, settings.RELEASES_DIR ?? path.join(dataDir, 'releases')),
    // Without the slash at the end, which an address pasted from a browser often has.
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
  };
}

function parseSettings<T extends z.ZodType>(schema: T, inherited: NodeJS.ProcessEnv): z.infer<T> {
  // An empty variable is a missing one.
  const env = Object.fromEntries(Object.entries(inherited).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse({ ...env, microfrontendPorts: env });
  if (parsed.success) return parsed.data;
  throw invalidSettings(parsed.error.issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`));
}

function refuseDefaultsInProduction(settings: z.infer<typeof Environment>): void {
  if (settings.NODE_ENV !== 'production') return;
  const missing = neededInProduction.filter(name => settings[name] === undefined);
  if (missing.length === 0) return;
  throw invalidSettings(
    missing.map(name => `${name} is missing`),
    'With NODE_ENV=production there is no default secret, no embedded database and no development login.',
  );
}

function refuseSharedPorts(settings: z.infer<typeof Environment>): void {
  const ports = Object.entries(portVariables(settings));
  const twice = ports.filter(([, port], at) => ports.slice(0, at).some(([, other]) => other === port));
  if (twice.length > 0)
    throw invalidSettings(twice.map(([name, port]) => `${name} is ${port}, which another process uses`));
}

/** Every port variable of the site with its port. */
export function portVariables(settings: z.infer<typeof Environment>): Record<string, number> {
  const { PORT, GATEWAY_PORT, IDP_PORT, POSTGRES_PORT } = settings;
  return { PORT, ...settings.microfrontendPorts, GATEWAY_PORT, IDP_PORT, POSTGRES_PORT };
}

/** @returns the port of a microfrontend's host */
export const hostPort = (
  { microfrontendPorts }: Pick<SiteSettings, 'microfrontendPorts'>,
  name: MicrofrontendName,
): number => microfrontendPorts[portVariable(name)] ?? microfrontendOf(name).port;

function invalidSettings(lines: string[], reason?: string): UserError {
  return new UserError(
    ['Invalid settings:', ...lines.map(line => `  ${line}`), ...(reason ? [reason] : [])].join('\n'),
  );
}

/** The settings of `npm run dev`: the shell host reloads open pages after a build. */
export function readDevelopmentSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const settings = readSettings({ ...env, DEV_RELOAD: 'true' });
  if (settings.NODE_ENV !== 'production') return settings;
  throw invalidSettings(['NODE_ENV is production, and npm run dev is for development']);
}

/** The settings of one microfrontend that runs standalone, beside or without the site. */
export interface StandaloneSettings {
  host: string;
  port: number;
  dataDir: string;
  gatewayUrl: string;
  /** The origin that the gateway accepts for this microfrontend. */
  hostOrigin: string;
  /** Brand and links for the pages. */
  config: object;
}

/**
 * Reads the settings of `pnpm --filter mfe-NAME start`.
 * @throws UserError that names every wrong setting at once
 */
export function readStandaloneSettings(
  name: MicrofrontendName,
  inherited: NodeJS.ProcessEnv = process.env,
): StandaloneSettings {
  const schema = Environment.extend({
    PORT: port(microfrontendOf(name).standalonePort),
    GATEWAY_URL: webAddress.default('http://127.0.0.1:4000'),
    BRAND_NAME: z.string().default('Ounce & Block'),
  });
  const settings = parseSettings(schema, inherited);
  const placeholder = '#';
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(root, settings.DATA_DIR),
    gatewayUrl: settings.GATEWAY_URL,
    hostOrigin: `http://localhost:${hostPort(settings, name)}`,
    config: {
      brandName: settings.BRAND_NAME,
      contactEmail: 'hello@ounceandblock.example',
      telegramGroupUrl: placeholder,
      telegramChannelUrl: placeholder,
      promoEnabled: true,
      social: { telegram: placeholder, instagram: placeholder, twitter: placeholder, youtube: placeholder },
      legal: { terms: placeholder, privacy: placeholder, risk: placeholder },
    },
  };
}

/** The variables that a test run inherits: those that find programs and folders, and no setting of the site. */
const NEUTRAL = [
  ...['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'LC_ALL', 'TERM', 'CI', 'NO_COLOR', 'FORCE_COLOR'],
  ...['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'DATA_DIR', 'RUNS'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
];

/** The environment without settings of the site that this terminal may have exported. */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(NEUTRAL.filter(name => env[name]).map(name => [name, env[name]]));
}

/**
 * The address of a running site to test, instead of one that the browser tests start.
 * @throws UserError for anything but an http or https address
 */
export function deploymentUnderTest({ BASE_URL }: NodeJS.ProcessEnv = process.env): string | undefined {
  const parsed = webAddress.optional().safeParse(BASE_URL || undefined);
  if (parsed.success) return parsed.data?.replace(/\/+$/, '');
  throw invalidSettings([`BASE_URL ${parsed.error.issues[0]?.message}`]);
}
