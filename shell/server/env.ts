import path from 'node:path';
import { environmentPrefix, microfrontends } from '@site/federation/microfrontends';
import {
  address,
  gatewayAddresses,
  port,
  readSettings,
  releaseStoreSettings,
} from '@site/federation/settings';
import type { SiteConfig } from '@site/platform/remoteModule';
import { z } from 'zod';

const origin = address.refine(text => new URL(text).origin === text, 'must be an origin without a path');

/** A link of the footer: a page of this site, an address, or a placeholder. */
const link = z.union([z.literal('#'), z.string().regex(/^\/(?!\/)/), z.url({ protocol: /^https?$/ })], {
  error: 'must be an http(s) address, a path or #',
});
const social = link.default('#');

const count = z.coerce.number('must be a count').int('must be a whole number');

const settings = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port(3000),
  /** Where Prometheus reads the metrics of this host. */
  METRICS_PORT: port(9464),
  PUBLIC_URL: origin.optional(),
  GATEWAY_URL: gatewayAddresses.default(['http://127.0.0.1:4000']),
  /** A folder with tls.crt, tls.key and ca.crt: what this host shows the gateways, and whom it takes for one. */
  TLS_DIR: z.string().optional(),
  RELEASES_DIR: z.string().default(path.join(import.meta.dirname, '../../.data/releases')),
  ...releaseStoreSettings,
  /** Where browsers find the files of all microfrontends, each below its name: a bucket's public address, or a CDN. */
  RELEASES_PUBLIC_URL: address.optional(),
  TRUST_PROXY: count.min(0).max(10).default(0),
  /** Most reports that one address may send; 300 in production. */
  REPORTS_PER_MINUTE: count.min(1).optional(),
  /** Most pages that one address may load in a minute; 600 in production. */
  PAGES_PER_MINUTE: count.min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  DEV_RELOAD: z.stringbool('must be true or false').default(false),

  BRAND_NAME: z.string().default('Ounce & Block'),
  CONTACT_EMAIL: z.email('must be an email address').default('hello@ounceandblock.example'),
  TELEGRAM_GROUP_URL: address.default('https://t.me/ounceandblock_group'),
  TELEGRAM_CHANNEL_URL: address.default('https://t.me/ounceandblock'),
  PROMO_ENABLED: z.stringbool('must be true or false').default(true),
  SOCIAL_TELEGRAM_URL: social,
  SOCIAL_INSTAGRAM_URL: social,
  SOCIAL_TWITTER_URL: social,
  SOCIAL_YOUTUBE_URL: social,
  TERMS_URL: link.default('/terms'),
  PRIVACY_URL: link.default('/privacy'),
  RISK_URL: link.default('/risk'),
});

type Settings = z.infer<typeof settings>;

const local = (localPort: number) => `http://localhost:${localPort}`;

/** Where browsers find each microfrontend's files: MARKETING_URL, by default this machine at MARKETING_PORT. */
const hosts = z
  .object(
    Object.fromEntries(
      microfrontends.flatMap(({ name, port: standard }) => [
        [`${environmentPrefix(name)}_PORT`, port(standard)],
        [`${environmentPrefix(name)}_URL`, origin.optional()],
      ]),
    ),
  )
  .transform(env => {
    const originOf = (prefix: string) => String(env[`${prefix}_URL`] ?? local(Number(env[`${prefix}_PORT`])));
    return {
      origins: Object.fromEntries(
        microfrontends.map(({ name }) => [name, originOf(environmentPrefix(name))]),
      ),
    };
  });

const rule = settings
  .refine(({ NODE_ENV, PUBLIC_URL }) => NODE_ENV !== 'production' || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    error: 'is missing',
  })
  .and(hosts)
  .transform(shape);

/** The shell host's settings, checked and brought into the shape that the host works with. */
export type Env = z.infer<typeof rule>;

/** @throws {SettingsError} with one sentence for each setting that is wrong or missing; an empty value counts as missing. */
export const readEnv = (source: Record<string, string | undefined> = process.env): Env =>
  readSettings(rule, source);

/** The host's own settings, for a site that only the release gate sees: other addresses, no TLS, no bucket that browsers ask. */
export const readGateEnv = (addresses: Record<string, string>) =>
  readEnv({
    ...process.env,
    RELEASES_PUBLIC_URL: undefined,
    TLS_DIR: undefined,
    DEV_RELOAD: undefined,
    ...addresses,
  });

function shape(env: Settings & z.infer<typeof hosts>) {
  return {
    host: env.HOST,
    port: env.PORT,
    metricsPort: env.METRICS_PORT,
    reportsPerMinute: env.REPORTS_PER_MINUTE ?? (env.NODE_ENV === 'production' ? 300 : 120_000),
    pagesPerMinute: env.PAGES_PER_MINUTE ?? (env.NODE_ENV === 'production' ? 600 : 120_000),
    /** Whether all browsers have the address of this machine. */
    isOneAddress: env.NODE_ENV !== 'production',
    publicUrl: env.PUBLIC_URL ?? local(env.PORT),
    gatewayUrls: env.GATEWAY_URL,
    tlsDir: env.TLS_DIR,
    releasesDir: env.RELEASES_DIR,
    /** The release store takes its own settings. */
    releases: env,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    /** Whether a browser may be pinned to a version that no browser is served with. */
    pinsUnserved: env.NODE_ENV !== 'production',
    devReload: env.DEV_RELOAD && env.NODE_ENV !== 'production',
    /** Base address of each microfrontend's host, by its name in the registry. */
    origins: Object.fromEntries(
      Object.entries(env.origins).map(([name, base]) => [
        name,
        env.RELEASES_PUBLIC_URL ? `${env.RELEASES_PUBLIC_URL}/${name}` : base,
      ]),
    ),
    config: siteConfig(env),
  };
}

const siteConfig = (env: Settings): SiteConfig => ({
  brandName: env.BRAND_NAME,
  contactEmail: env.CONTACT_EMAIL,
  telegramGroupUrl: env.TELEGRAM_GROUP_URL,
  telegramChannelUrl: env.TELEGRAM_CHANNEL_URL,
  promoEnabled: env.PROMO_ENABLED,
  social: {
    telegram: env.SOCIAL_TELEGRAM_URL,
    instagram: env.SOCIAL_INSTAGRAM_URL,
    twitter: env.SOCIAL_TWITTER_URL,
    youtube: env.SOCIAL_YOUTUBE_URL,
  },
  legal: { terms: env.TERMS_URL, privacy: env.PRIVACY_URL, risk: env.RISK_URL },
});
