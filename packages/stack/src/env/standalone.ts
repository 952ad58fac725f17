import path from 'node:path';
import { microfrontendOf, type MicrofrontendName } from '@site/federation/microfrontends';
import { z } from 'zod';
import { parseSettings, port, root, webAddress } from './rules.ts';
import { Environment, hostPort } from './site.ts';

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
