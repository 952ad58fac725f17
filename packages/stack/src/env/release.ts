import path from 'node:path';
import { projectRoot as root } from '@site/federation/build/workspace';
import { gatewayAddresses, readSettings, releaseStoreSettings } from '@site/federation/settings';
import { z } from 'zod';
import { Environment as SiteEnvironment } from './site.ts';

// A team's pipeline releases without the site's secrets: nothing of the database or the login is asked for.
const Environment = z.object({
  ...SiteEnvironment.pick({
    DATA_DIR: true,
    RELEASES_DIR: true,
    PORT: true,
    PUBLIC_URL: true,
    GATEWAY_PORT: true,
  }).shape,
  ...releaseStoreSettings,
  GATEWAY_URL: gatewayAddresses.optional(),
  /** Certificates for a gateway that takes mutual TLS only. */
  TLS_DIR: z.string().optional(),
});

/** @throws {SettingsError} that names every wrong setting at once */
export function readReleaseSettings(inherited: NodeJS.ProcessEnv = process.env) {
  const { DATA_DIR, RELEASES_DIR, PORT, PUBLIC_URL, GATEWAY_PORT, GATEWAY_URL, ...given } = readSettings(
    Environment,
    inherited,
  );
  return {
    ...given,
    root,
    DATA_DIR: path.resolve(root, DATA_DIR),
    RELEASES_DIR: path.resolve(root, RELEASES_DIR ?? path.join(DATA_DIR, 'releases')),
    PUBLIC_URL: PUBLIC_URL ?? `http://localhost:${PORT}`,
    /** Gateways that serve side by side, asked in this order. */
    gatewayUrls: GATEWAY_URL ?? [`http://127.0.0.1:${GATEWAY_PORT}`],
    /** Whether a gateway is meant to be there. */
    gatewayIsNamed: GATEWAY_URL !== undefined,
    /** What rendering a page takes its settings from. */
    inherited,
  };
}

/** What the release commands work with. */
export type ReleaseSettings = ReturnType<typeof readReleaseSettings>;
