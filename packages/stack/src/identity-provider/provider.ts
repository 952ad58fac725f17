import { Provider, type AccountClaims, type Configuration } from 'oidc-provider';
import type { ProviderSettings } from './env.ts';
import type { ProviderKeys } from './keys.ts';

const DAY_S = 24 * 60 * 60;

/** The one client of the provider: the gateway. */
type Client = Pick<ProviderSettings, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'PUBLIC_URL'>;

/** What the provider says of an account; undefined for one that it does not have. */
export type ClaimsOf = (subject: string) => AccountClaims | undefined;

/** An OpenID provider for one client that asks for no consent. Its caller answers /interaction/ID. */
export function createProvider(client: Client, keys: ProviderKeys, claimsOf: ClaimsOf): Provider {
  const provider = new Provider(client.OIDC_ISSUER, configure(client, keys, claimsOf));
  logOutWithoutAsking(provider);
  return provider;
}

function configure(client: Client, keys: ProviderKeys, claimsOf: ClaimsOf): Configuration {
  return {
    clients: [
      {
        client_id: client.OIDC_CLIENT_ID,
        client_secret: client.OIDC_CLIENT_SECRET,
        redirect_uris: [`${client.PUBLIC_URL}/api/callback`],
        post_logout_redirect_uris: [`${client.PUBLIC_URL}/`, client.PUBLIC_URL],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    // The gateway may prove itself in either of the two usual ways.
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    jwks: { keys: [keys.signing] },
    // Cookies ignore ports on localhost: these must not meet the site's own.
    cookies: {
      keys: [keys.cookie],
      names: { session: 'idp.session', interaction: 'idp.interaction', resume: 'idp.resume' },
    },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    scopes: ['openid', 'email', 'profile'],
    pkce: { required: () => true },
    ttl: { Interaction: DAY_S, Session: 14 * DAY_S, Grant: 14 * DAY_S, AccessToken: 3600, IdToken: 3600 },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    loadExistingGrant: ctx => grantEverything(ctx.oidc),
    findAccount: (_, subject) => {
      const claims = claimsOf(subject);
      return claims && { accountId: subject, claims: () => claims };
    },
  };
}

type OidcContext = Parameters<NonNullable<Configuration['loadExistingGrant']>>[0]['oidc'];

/** Grants what the client asks for, without a consent page. */
async function grantEverything({ provider, client, session }: OidcContext) {
  if (!client || !session?.accountId) return undefined;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid email profile');
  await grant.save();
  return grant;
}

/** The library asks "Do you want to sign out?"; Logout on the site has answered it. */
function logOutWithoutAsking(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.oidc?.route !== 'end_session' || ctx.status !== 200) return;
    const { session, params } = ctx.oidc;
    if (session) await session.destroy();
    const back = params?.['post_logout_redirect_uri'];
    if (typeof back !== 'string') return;
    const url = new URL(back);
    if (typeof params?.['state'] === 'string') url.searchParams.set('state', params['state']);
    ctx.redirect(url.href);
  });
}
