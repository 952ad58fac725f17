import path from 'node:path';
import { microfrontendNames, type MicrofrontendName } from '@site/federation/microfrontends';
import { hostPort, portVariables, type SiteSettings } from '../env/site.ts';
import { answersOk } from '../process/health.ts';
import type { ProcessSpec } from '../process/siteProcess.ts';
import type { Secrets } from './secrets.ts';

/** What every process gets beside the settings: those that are given, completed with generated secrets and local addresses. */
export const addressesOf = (settings: SiteSettings, secrets: Secrets, databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: settings.SESSION_SECRET ?? secrets.session,
  OIDC_ISSUER: settings.OIDC_ISSUER ?? `http://localhost:${settings.IDP_PORT}`,
  OIDC_CLIENT_ID: settings.OIDC_CLIENT_ID ?? 'ounce-and-block-dev',
  OIDC_CLIENT_SECRET: settings.OIDC_CLIENT_SECRET ?? secrets.oidcClient,
});

type SiteAddresses = ReturnType<typeof addressesOf>;

/** The development identity provider. */
export const identityProvider = (settings: SiteSettings, addresses: SiteAddresses): ProcessSpec => ({
  name: 'identity-provider',
  args: [path.join(import.meta.dirname, '../identity-provider/main.ts')],
  cwd: settings.root,
  env: siteEnv(settings, addresses),
  healthy: () => answersOk(at(settings, settings.IDP_PORT, '/health')),
});

/** The gateway, as compiled; it is healthy when it has migrated and seeded its database. */
export const gateway = (settings: SiteSettings, addresses: SiteAddresses): ProcessSpec => ({
  name: 'gateway',
  args: ['--enable-source-maps', path.join(settings.root, 'gateway/dist/main.js')],
  cwd: path.join(settings.root, 'gateway'),
  env: siteEnv(settings, addresses),
  healthy: () => answersOk(at(settings, settings.GATEWAY_PORT, '/api/health/ready')),
});

/** The host that serves one microfrontend's releases. */
export function microfrontendHost(
  settings: SiteSettings,
  addresses: SiteAddresses,
  name: MicrofrontendName,
): ProcessSpec {
  const port = hostPort(settings, name);
  return {
    name,
    args: [path.join(settings.root, 'packages/releases/src/serve/microfrontendHost.ts')],
    cwd: settings.root,
    env: { ...siteEnv(settings, addresses), NAME: name, PORT: String(port) },
    healthy: () => answersOk(at(settings, port, '/health')),
  };
}

/** The shell host: the one origin that browsers talk to. */
export const shellHost = (settings: SiteSettings, addresses: SiteAddresses): ProcessSpec => ({
  name: 'shell',
  args: [path.join(settings.root, 'shell/server/main.ts')],
  cwd: path.join(settings.root, 'shell'),
  env: { ...siteEnv(settings, addresses), METRICS_PORT: String(settings.SHELL_METRICS_PORT) },
  healthy: () => answersOk(at(settings, settings.PORT, '/health/live')),
  // Open pages hold a stream for reloads, which the host would wait for.
  ...(settings.inherited['DEV_RELOAD'] === 'true' && { graceMs: 500 }),
});

/** One environment for all processes: the inherited one, completed with the site's addresses. */
function siteEnv(settings: SiteSettings, addresses: SiteAddresses): NodeJS.ProcessEnv {
  const ports = Object.entries(portVariables(settings)).map(([name, port]) => [name, String(port)]);
  const origins = microfrontendNames.map(name => `http://localhost:${hostPort(settings, name)}`);
  return {
    ...settings.inherited,
    ...Object.fromEntries(ports),
    NODE_ENV: settings.NODE_ENV ?? 'development',
    HOST: settings.HOST,
    DATA_DIR: settings.DATA_DIR,
    RELEASES_DIR: settings.RELEASES_DIR,
    PUBLIC_URL: settings.PUBLIC_URL,
    MICROFRONTEND_ORIGINS: origins.join(','),
    GATEWAY_URL: at(settings, settings.GATEWAY_PORT, ''),
    ...addresses,
  };
}

function at(settings: SiteSettings, port: number, pathname: string): string {
  // A host that listens on every interface is asked on this machine.
  const host = ['0.0.0.0', '::'].includes(settings.HOST) ? '127.0.0.1' : settings.HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}${pathname}`;
}
