import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type IDToken,
  type UserInfoResponse,
} from 'openid-client';
import { z } from 'zod';
import type { Profile } from './findOrCreateUser.ts';
import type { LoginAttempt } from './loginAttempts.ts';

// The absolute lifetime of a session.
const MAX_AUTHENTICATION_AGE_SECONDS = 30 * 24 * 60 * 60;
/** A provider's times are in whole seconds. */
const ROUNDING_MS = 2_000;

/** The redirect URI registered at the provider; from the settings, never from a request. */
export const redirectUri = (publicUrl: string): string => `${publicUrl}/api/callback`;

/**
 * Starts a login.
 * @param loginHint an email for the provider's form (OpenID Connect `login_hint`).
 * @param reauthenticate whether the provider must ask the user, even if it knows them from an earlier login.
 * @returns the provider's address for the browser, and the attempt to store until it returns.
 */
export async function startLogin(
  provider: Configuration,
  publicUrl: string,
  {
    returnTo,
    loginHint,
    reauthenticate,
  }: { returnTo: string; loginHint: string | undefined; reauthenticate: boolean },
): Promise<{ url: URL; state: string; attempt: LoginAttempt }> {
  const attempt = {
    codeVerifier: randomPKCECodeVerifier(),
    nonce: randomNonce(),
    returnTo,
    reauthenticate,
    startedAt: Date.now(),
  };
  const state = randomState();
  const url = buildAuthorizationUrl(provider, {
    redirect_uri: redirectUri(publicUrl),
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(attempt.codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce: attempt.nonce,
    // Makes the provider say when the user authenticated (claim auth_time).
    max_age: String(reauthenticate ? 0 : MAX_AUTHENTICATION_AGE_SECONDS),
    ...(reauthenticate && { prompt: 'login' }),
    ...(loginHint && { login_hint: loginHint }),
  });
  return { url, state, attempt };
}

/**
 * Finishes a login: exchanges the code and verifies state, nonce, issuer, audience, expiry and signature.
 * @param query the query string of the provider's redirect, with its question mark.
 * @returns `authenticatedAt` is when the user proved who they are to the provider, in milliseconds since 1970.
 * @throws the error of openid-client if any check fails, or if the provider did not ask a user that it had to ask.
 */
export async function finishLogin(
  provider: Configuration,
  publicUrl: string,
  query: string,
  { state, nonce, codeVerifier, reauthenticate, startedAt }: LoginAttempt & { state: string },
): Promise<{ profile: Profile; idToken: string; authenticatedAt: number }> {
  const tokens = await authorizationCodeGrant(provider, new URL(redirectUri(publicUrl) + query), {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('The provider sent no ID token.');
  // What the provider does not say is not recent.
  const authenticatedAt = (claims.auth_time ?? 0) * 1000;
  // Both times are the provider's: its clock need not agree with ours.
  const ageMs = claims.iat * 1000 - authenticatedAt;
  if (reauthenticate && ageMs > Date.now() - startedAt + ROUNDING_MS)
    throw new Error('The provider did not authenticate the user again.');
  const userInfo = await fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { profile: readProfile(claims, userInfo), idToken: tokens.id_token, authenticatedAt };
}

// Control and bidirectional characters and half surrogates have no place in a name; PostgreSQL cannot store all of them.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const text = (max: number) =>
  z
    .string()
    .transform(given => given.replace(UNPRINTABLE, '').trim())
    .pipe(z.string().min(1).max(max))
    .nullable()
    .catch(null);
const claimRules = z.object({
  email: z.string().trim().pipe(z.email()).nullable().catch(null),
  given_name: text(200),
  family_name: text(200),
  picture: z
    .url({ protocol: /^https$/ })
    .max(2000)
    .nullable()
    .catch(null),
});

// A provider's claims are untrusted input; an invalid one is dropped and the login continues.
function readProfile({ iss, sub }: IDToken, userInfo: UserInfoResponse): Profile {
  const { email, given_name, family_name, picture } = claimRules.parse({ ...userInfo });
  // Some providers send the claim as a string.
  const verified = String(userInfo.email_verified) === 'true';
  return {
    issuer: iss,
    subject: sub,
    email: verified ? email : null,
    firstName: given_name,
    lastName: family_name,
    profileImageUrl: picture,
  };
}

/** The provider's logout address (RP-initiated logout), or undefined if it has none. */
export function endSessionUrl(provider: Configuration, publicUrl: string, idToken: string): URL | undefined {
  if (!provider.serverMetadata().end_session_endpoint) return undefined;
  return buildEndSessionUrl(provider, { id_token_hint: idToken, post_logout_redirect_uri: `${publicUrl}/` });
}
