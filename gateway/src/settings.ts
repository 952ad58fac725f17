import { port, releaseStoreSettings } from '@site/federation/settings';
import { z } from 'zod';
import { OWN_CRISIS_LINES, readCrisisLines } from '@site/tutor/guardrail/crisisLines';

const missing = 'is missing';
const wholeNumber = (what: string) => z.coerce.number(`must be ${what}`).int('must be a whole number');
const text = z.string(missing).min(1, missing);
const url = (protocols: RegExp, what: string) =>
  text.pipe(z.url({ protocol: protocols, error: `must be ${what}` }));

const isNetwork = (text: string) =>
  /^(loopback|linklocal|uniquelocal)$/.test(text) ||
  z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).safeParse(text).success;
const isOrigin = (address: string) => new URL(address).origin === address.replace(/\/$/, '');

/** The rule of every setting, as any environment has them. */
export const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  GATEWAY_PORT: port(4000),
  METRICS_PORT: port(9464),
  /** A folder with tls.crt, tls.key and ca.crt: both ports take mutual TLS only. */
  TLS_DIR: z.string().optional(),
  /** Origins of microfrontend hosts, separated by commas, that may write outside production. */
  MICROFRONTEND_ORIGINS: z
    .string()
    .transform(list => list.split(','))
    .default([]),
  DATABASE_URL: url(/^postgres(ql)?$/, 'a postgres:// address'),
  MIGRATION_DATABASE_URL: url(/^postgres(ql)?$/, 'a postgres:// address').optional(),
  SESSION_SECRET: text.min(32, 'must have at least 32 characters'),
  /** The secret before the last change: what it signed stays valid, nothing is signed with it. */
  PREVIOUS_SESSION_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  PUBLIC_URL: url(/^https?$/, 'an http(s) address')
    .refine(isOrigin, 'must be an origin without a path, such as https://example.com')
    .transform(address => new URL(address).origin),
  OIDC_ISSUER: url(/^https?$/, 'an http(s) address'),
  OIDC_CLIENT_ID: text,
  OIDC_CLIENT_SECRET: text,
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: url(/^https?$/, 'an http(s) address').optional(),
  OPENAI_MODEL: z.string().default('gpt-4.1-mini'),
  /** A file that replaces the list of numbers for people in danger. */
  CRISIS_LINES: z
    .string()
    .default(OWN_CRISIS_LINES)
    .transform((file, { addIssue }) => {
      try {
        return readCrisisLines(file);
      } catch (error) {
        addIssue(`must be a file like packages/tutor/data/crisis-lines.json: ${(error as Error).message}`);
        return z.NEVER;
      }
    }),
  TRUST_PROXY: wholeNumber('a count of proxies')
    .min(0, 'must not be negative')
    .max(10, 'must be at most 10')
    .default(0),
  /** Networks that shell hosts connect from, separated by commas; only they may name a client's address. */
  SHELL_HOST_ADDRESSES: z
    .string()
    .transform(list => list.split(',').map(network => network.trim()))
    .refine(
      networks => networks.every(isNetwork),
      'must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    )
    .optional(),
  /** Most requests of one client's address in a minute that one gateway answers; a fifth of it for one user. */
  REQUESTS_PER_MINUTE: wholeNumber('a number').min(1, 'must be at least 1').default(6_000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NOTIFICATION_WEBHOOK_URL: url(/^https?$/, 'an http(s) address').optional(),
  NOTIFICATION_WEBHOOK_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: url(/^smtps?$/, 'an smtp(s):// address').optional(),
  NOTIFICATION_EMAIL: z.email('must be an email address').optional(),
  NOTIFICATION_FROM: z.email('must be an email address').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'an http(s) address').optional(),
  OTEL_SERVICE_NAME: z.string().default('gateway'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a share between 0 and 1')
    .min(0, 'must not be negative')
    .max(1, 'must be at most 1')
    .default(1),
  RELEASES_DIR: z.string().optional(),
  ...releaseStoreSettings,
  GRAPHQL_OPEN: z.stringbool('must be true or false').default(false),
  BRAND_NAME: z.string().min(1).default('Ounce & Block'),
});

/** The gateway's settings, checked. Ports are numbers; PUBLIC_URL is an origin without a trailing slash. */
export type Env = z.infer<typeof settings>;

const loopbackHosts = ['localhost', '127.0.0.1', '::1', '[::1]'];
const isLoopback = (address: string) => loopbackHosts.includes(new URL(address).hostname);

// Addresses that carry sessions, personal data or secrets.
const encryptedInProduction = [
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OPENAI_BASE_URL',
  'NOTIFICATION_WEBHOOK_URL',
  'SMTP_URL',
] as const;
const MIN_DISTINCT_CHARACTERS = 8;

const isEncrypted = (address: string) => {
  const { protocol, searchParams } = new URL(address);
  return ['https:', 'smtps:'].includes(protocol) || searchParams.get('requireTLS') === 'true';
};

/** The rule of the settings in production: encrypted addresses, real secrets, known neighbours. */
export const productionSettings = settings.superRefine((env, { addIssue }) => {
  const report = (name: keyof Env, message: string) => addIssue({ code: 'custom', path: [name], message });
  for (const name of encryptedInProduction) {
    const address = env[name];
    if (!address || isEncrypted(address) || isLoopback(address)) continue;
    const required = name === 'SMTP_URL' ? 'smtps, or smtp with ?requireTLS=true,' : 'an https address';
    report(name, `must be ${required} in production`);
  }
  if (new Set(env.SESSION_SECRET).size < MIN_DISTINCT_CHARACTERS)
    report('SESSION_SECRET', 'must be random: too few different characters');
  if (!env.SHELL_HOST_ADDRESSES && !loopbackHosts.includes(env.HOST))
    report(
      'SHELL_HOST_ADDRESSES',
      'is missing: the networks or addresses that shell hosts connect from. Without it all clients would count as one',
    );
  if (!env.RELEASES_DIR && !env.RELEASES_URL && !env.GRAPHQL_OPEN)
    report(
      'RELEASES_DIR',
      'is missing, or RELEASES_URL: GraphQL takes the documents of published versions only. Or set GRAPHQL_OPEN=true',
    );
});
