import path from 'node:path';
import {
  environmentPrefix,
  microfrontendOf,
  microfrontends,
  type MicrofrontendName,
} from '@site/federation/microfrontends';
import { projectRoot as root } from '@site/federation/build/workspace';
import { address, port as anyPort, readSettings as parse, SettingsError } from '@site/federation/settings';
import { z } from 'zod';

/** A port that can be passed to other processes, by default the standard one. */
const port = (standard: number) => anyPort(standard, 1);

/** MARKETING_PORT for marketing. */
export const portVariable = (name: string) => `${environmentPrefix(name)}_PORT`;

/** Where the hosts of the microfrontends listen, by variable. */
export const HostPorts = z
  .object(Object.fromEntries(microfrontends.map(table => [portVariable(table.name), port(table.port)])))
  .transform(microfrontendPorts => ({ microfrontendPorts }));

/** What the environment may set. */
export const Environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  GATEWAY_PORT: port(4000),
  IDP_PORT: port(4010),
  POSTGRES_PORT: port(5433),
  /** Metrics of the shell host; METRICS_PORT is the gateway's. */
  SHELL_METRICS_PORT: port(9465),
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  PUBLIC_URL: address.optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address like postgres://user:password@host:5432/name',
    })
    .optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
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

type Settings = z.infer<typeof Environment> & z.infer<typeof HostPorts>;

/** The settings of `npm start`, each checked; `inherited` is the environment that the processes inherit. */
export type SiteSettings = Settings & {
  root: string;
  RELEASES_DIR: string;
  PUBLIC_URL: string;
  inherited: NodeJS.ProcessEnv;
};

/** @throws {SettingsError} that names every wrong or missing setting at once */
export function readSettings(inherited: NodeJS.ProcessEnv = process.env): SiteSettings {
  const settings = parse(Environment.and(HostPorts), inherited);
  const missing = neededInProduction.filter(name => settings[name] === undefined);
  if (settings.NODE_ENV === 'production' && missing.length > 0)
    throw new SettingsError([
      ...missing.map(name => `The setting ${name} is missing.`),
      'With NODE_ENV=production there is no default secret, no embedded database and no development login.',
    ]);
  const ports = Object.entries(portVariables(settings));
  const twice = ports.filter(([, port], at) => ports.slice(0, at).some(([, other]) => other === port));
  if (twice.length > 0)
    throw new SettingsError(
      twice.map(([name, port]) => `The setting ${name} is ${port}, which another process uses.`),
    );
  const dataDir = path.resolve(root, settings.DATA_DIR);
  return {
    ...settings,
    root,
    inherited,
    DATA_DIR: dataDir,
    RELEASES_DIR: path.resolve(root, settings.RELEASES_DIR ?? path.join(dataDir, 'releases')),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  };
}

/** Every port variable of the site with its port. */
export function portVariables(settings: Settings): Record<string, number> {
  const { PORT, GATEWAY_PORT, IDP_PORT, POSTGRES_PORT } = settings;
  return { PORT, ...settings.microfrontendPorts, GATEWAY_PORT, IDP_PORT, POSTGRES_PORT };
}

/** @returns the port of a microfrontend's host */
export const hostPort = (
  { microfrontendPorts }: Pick<SiteSettings, 'microfrontendPorts'>,
  name: MicrofrontendName,
): number => microfrontendPorts[portVariable(name)] ?? microfrontendOf(name).port;

/** Where releases are: `npm run dev` has a store of its own, which is always a folder below DATA_DIR. */
const RELEASE_PLACES = ['RELEASES_DIR', 'RELEASES_URL', 'RELEASES_PUBLIC_URL'];

/** The shell host reloads open pages after a build, and development builds are stored apart from releases. */
export function readDevelopmentSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const inherited = Object.entries(env).filter(([name]) => !RELEASE_PLACES.includes(name));
  const settings = readSettings({ ...Object.fromEntries(inherited), DEV_RELOAD: 'true' });
  if (settings.NODE_ENV !== 'production')
    return { ...settings, RELEASES_DIR: path.join(settings.DATA_DIR, 'development-builds') };
  throw new SettingsError(['The setting NODE_ENV is production, and npm run dev is for development.']);
}

/** With TLS_DIR, a folder with certificates, it takes https only, as gateways in production demand. */
export const readProviderSettings = () =>
  parse(
    Environment.required({
      OIDC_ISSUER: true,
      OIDC_CLIENT_ID: true,
      OIDC_CLIENT_SECRET: true,
      PUBLIC_URL: true,
    }).extend({ TLS_DIR: z.string().optional(), BRAND_NAME: z.string().default('Ounce & Block') }),
    process.env,
  );
