import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Provider, type AccountClaims, type Configuration } from 'oidc-provider';
import { z } from 'zod';

const DAY_S = 24 * 60 * 60;

/** The one client of the provider: the gateway. */
type Client = Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'PUBLIC_URL', string>;

/** The key that signs tokens, as a private JWK, and the one that signs the provider's cookies. */
export const ProviderKeys = z.object({ signing: z.looseObject({ kty: z.string() }), cookie: z.string() });

/** Keys that no one has used. */
export function makeKeys(): z.infer<typeof ProviderKeys> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const signing = { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: 'development' };
  return ProviderKeys.parse({ signing, cookie: randomBytes(32).toString('hex') });
}

/**
 * For one client, without consent. Its caller answers /interaction/ID. @param claimsOf undefined for an unknown account
 */
export function createProvider(
  client: Client,
  keys: z.infer<typeof ProviderKeys>,
  claimsOf: (subject: string) => AccountClaims | undefined,
): Provider {
  const provider = new Provider(client.OIDC_ISSUER, {
    clients: [
      {
        client_id: client.OIDC_CLIENT_ID,
        client_secret: client.OIDC_CLIENT_SECRET,
        redirect_uris: [`${client.PUBLIC_URL}/api/callback`],
        post_logout_redirect_uris: [`${client.PUBLIC_URL}/`, client.PUBLIC_URL],
      },
    ],
    jwks: { keys: [keys.signing] },
    // Cookies ignore ports on localhost: these must not meet the site's own.
    cookies: {
      keys: [keys.cookie],
      names: { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' },
    },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    pkce: { required: () => true },
    ttl: { Interaction: DAY_S, Session: 14 * DAY_S, Grant: 14 * DAY_S, AccessToken: 3600, IdToken: 3600 },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: grantEverything,
    findAccount: (_, subject) => {
      const claims = claimsOf(subject);
      return claims && { accountId: subject, claims: () => claims };
    },
  });
  logOutWithoutAsking(provider);
  return provider;
}

/** Grants what the client asks for, without a consent page. */
const grantEverything: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { provider, client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
};

/** The library asks "Do you want to sign out?"; Logout on the site has answered it. */
function logOutWithoutAsking(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
    await ctx.oidc.session?.destroy();
    const back = ctx.oidc.params?.['post_logout_redirect_uri'];
    if (typeof back === 'string') ctx.redirect(back);
  });
}
