import { givenSettings, readSettings } from '@site/federation/settings';
import { productionSettings, settings, type Env } from './settings.ts';

// What a developer's machine may leave out. Production has no default for any of these.
const developmentDefaults = {
  DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:5433/ounce_and_block',
  SESSION_SECRET: 'for development only, never for production',
  PUBLIC_URL: 'http://localhost:3000',
  OIDC_ISSUER: 'http://localhost:4010',
  OIDC_CLIENT_ID: 'ounce-and-block-dev',
  OIDC_CLIENT_SECRET: 'development-client-secret',
};

/** Outside production one address is everybody: browsers, tests and measurements of one machine. */
const DEVELOPMENT_REQUESTS_PER_MINUTE = '120000';

/** Reads the settings of the migration command: the owner's address and the gateways'. */
export const readMigrationEnv = (source: Environment = process.env) =>
  readSettings(
    settings.pick({ DATABASE_URL: true }).extend({ MIGRATION_DATABASE_URL: settings.shape.DATABASE_URL }),
    source,
  );

/** What the health check of the container needs to know. */
export const readHealthCheckEnv = (source: Environment = process.env) =>
  readSettings(settings.pick({ GATEWAY_PORT: true, TLS_DIR: true }), source);

/** The first secret signs, each of them verifies: a new one comes into use without an interruption. */
export const signingSecrets = ({
  SESSION_SECRET,
  PREVIOUS_SESSION_SECRET,
}: Pick<Env, 'SESSION_SECRET' | 'PREVIOUS_SESSION_SECRET'>): string[] =>
  [SESSION_SECRET, PREVIOUS_SESSION_SECRET].filter(secret => secret !== undefined);

/** @throws {SettingsError} naming each variable that is wrong; an empty value counts as missing. */
export function readEnv(source: Environment = process.env): Env {
  if (source['NODE_ENV'] === 'production') return readSettings(productionSettings, source);
  const defaults = { ...developmentDefaults, REQUESTS_PER_MINUTE: DEVELOPMENT_REQUESTS_PER_MINUTE };
  return readSettings(settings, { ...defaults, ...givenSettings(source) });
}

type Environment = Record<string, string | undefined>;
