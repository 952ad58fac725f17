import path from 'node:path';
import { gatewayAddresses, releaseStoreSettings } from '@site/federation/settings';
import type { ReleaseStoreSettings } from '@site/releases/store/openReleaseStore';
import { z } from 'zod';
import { parseSettings, port, root, webAddress, withoutSlash } from './rules.ts';

// A team's pipeline releases without the site's secrets: nothing of the database or the login is asked for.
const Environment = z.object({
  DATA_DIR: z.string().default('.data'),
  RELEASES_DIR: z.string().optional(),
  ...releaseStoreSettings,
  PORT: port(3000),
  PUBLIC_URL: webAddress.optional(),
  GATEWAY_PORT: port(4000),
  GATEWAY_URL: gatewayAddresses.optional(),
  TLS_DIR: z.string().optional(),
});

/** What the release commands work with; `inherited` is what rendering a page takes its settings from. */
export interface ReleaseSettings extends ReleaseStoreSettings {
  root: string;
  PUBLIC_URL: string;
  /** Gateways that serve side by side, asked in this order. */
  gatewayUrls: string[];
  /** Whether GATEWAY_URL was set, so that a gateway is meant to be there. */
  gatewayIsNamed: boolean;
  /** Certificates for a gateway that takes mutual TLS only. */
  TLS_DIR: string | undefined;
  inherited: NodeJS.ProcessEnv;
}

/** @throws UserError that names every wrong setting at once */
export function readReleaseSettings(inherited: NodeJS.ProcessEnv = process.env): ReleaseSettings {
  const { DATA_DIR, RELEASES_DIR, PORT, PUBLIC_URL, GATEWAY_PORT, GATEWAY_URL, TLS_DIR, ...store } =
    parseSettings(Environment, inherited);
  return {
    ...store,
    root,
    RELEASES_DIR: path.resolve(root, RELEASES_DIR ?? path.join(DATA_DIR, 'releases')),
    PUBLIC_URL: withoutSlash(PUBLIC_URL ?? `http://localhost:${PORT}`),
    gatewayUrls: GATEWAY_URL ?? [`http://127.0.0.1:${GATEWAY_PORT}`],
    gatewayIsNamed: GATEWAY_URL !== undefined,
    TLS_DIR,
    inherited,
  };
}
