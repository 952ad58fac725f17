import type { z } from 'zod';
import { productionSettings } from './productionSettings.ts';
import { settings, type Env } from './settings.ts';

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
  parse(
    settings.pick({ DATABASE_URL: true }).extend({ MIGRATION_DATABASE_URL: settings.shape.DATABASE_URL }),
    given(source),
  );

/** What the health check of the container needs to know. */
export const readHealthCheckEnv = (source: Environment = process.env) =>
  parse(settings.pick({ GATEWAY_PORT: true, TLS_DIR: true }), given(source));

/** The first secret signs, each of them verifies: a new one comes into use without an interruption. */
export const signingSecrets = ({
  SESSION_SECRET,
  PREVIOUS_SESSION_SECRET,
}: Pick<Env, 'SESSION_SECRET' | 'PREVIOUS_SESSION_SECRET'>): string[] =>
  [SESSION_SECRET, PREVIOUS_SESSION_SECRET].filter(secret => secret !== undefined);

/** Thrown for settings that are wrong or missing: one sentence each in `problems`. */
export class SettingsError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
    this.problems = problems;
  }
}

/**
 * Reads and checks the settings.
 * @param source the environment; an empty value counts as missing.
 * @throws {SettingsError} naming each variable that is wrong.
 */
export function readEnv(source: Environment = process.env): Env {
  const env = given(source);
  if (env['NODE_ENV'] !== 'production') {
    const defaults = { ...developmentDefaults, REQUESTS_PER_MINUTE: DEVELOPMENT_REQUESTS_PER_MINUTE };
    return parse(settings, { ...defaults, ...env });
  }
  return parse(productionSettings, env);
}

type Environment = Record<string, string | undefined>;

const given = (source: Environment): Environment =>
  Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));

function parse<Rule extends z.ZodType>(rule: Rule, env: Environment): z.output<Rule> {
  const result = rule.safeParse(env);
  if (result.success) return result.data;
  throw new SettingsError(
    result.error.issues.map(issue => `The setting ${issue.path.join('.')} ${sentence(issue.message)}.`),
  );
}

const sentence = (message: string) => (/^(is|must)\b/.test(message) ? message : `is wrong: ${message}`);
