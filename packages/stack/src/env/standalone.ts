import path from 'node:path';
import { microfrontendOf, type MicrofrontendName } from '@site/federation/microfrontends';
import { projectRoot } from '@site/federation/build/workspace';
import { address, port, readSettings } from '@site/federation/settings';
import { z } from 'zod';
import { Environment, hostPort, HostPorts } from './site.ts';

/** @throws {SettingsError} that names every wrong setting at once */
export function readStandaloneSettings(name: MicrofrontendName) {
  const schema = Environment.extend({
    PORT: port(microfrontendOf(name).standalonePort, 1),
    GATEWAY_URL: address.default('http://127.0.0.1:4000'),
    BRAND_NAME: z.string().default('Ounce & Block'),
  });
  const settings = readSettings(schema.and(HostPorts), process.env);
  return {
    host: settings.HOST,
    port: settings.PORT,
    outDir: path.resolve(projectRoot, settings.DATA_DIR, 'standalone', name),
    gatewayUrl: settings.GATEWAY_URL,
    /** The origin that the gateway accepts for this microfrontend. */
    hostOrigin: `http://localhost:${hostPort(settings, name)}`,
    /** Brand and links for the pages. */
    config: {
      ...{ brandName: settings.BRAND_NAME, contactEmail: 'hello@ounceandblock.example' },
      ...{ telegramGroupUrl: '#', telegramChannelUrl: '#', promoEnabled: true },
      social: { telegram: '#', instagram: '#', twitter: '#', youtube: '#' },
      legal: { terms: '/terms', privacy: '/privacy', risk: '/risk' },
    },
  };
}
