import { readProviderSettings } from './env.ts';
import { startIdentityProvider } from './server.ts';

const settings = readProviderSettings();
const server = await startIdentityProvider(settings);
console.log(`Development identity provider ${settings.OIDC_ISSUER} for ${settings.PUBLIC_URL}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
