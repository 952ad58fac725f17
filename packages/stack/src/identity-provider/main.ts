import { endProcessWith } from '@site/federation/serve/httpServer';
import { readProviderSettings } from './env.ts';
import { startIdentityProvider } from './server.ts';

const settings = readProviderSettings();
const server = await startIdentityProvider(settings);
console.log(`Development identity provider ${settings.OIDC_ISSUER} for ${settings.PUBLIC_URL}`);

endProcessWith(server, { logError: console.error });
