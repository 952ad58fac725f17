import {
  allowInsecureRequests,
  ClientSecretBasic,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
} from 'openid-client';
import type { Env } from '../settings.ts';
import { unavailable } from '../http/problem.ts';

const TIMEOUT_SECONDS = 3;

/**
 * The provider's metadata (OpenID Connect discovery), fetched on first use and again after a failure: the gateway starts
 * without the provider.
 * @throws {Problem} 503 with Retry-After while discovery fails.
 */
export function createProvider(env: Env): () => Promise<Configuration> {
  let known: Promise<Configuration> | undefined;
  return () => {
    known ??= discover(env).catch(error => {
      known = undefined;
      throw unavailable(
        'The login service cannot be reached right now. Please try again in a moment.',
        error,
      );
    });
    return known;
  };
}

function discover(env: Env): Promise<Configuration> {
  const issuer = new URL(env.OIDC_ISSUER);
  // Verifies the ID token's signature although it came over a direct connection.
  const execute = [enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(allowInsecureRequests);
  return discovery(issuer, env.OIDC_CLIENT_ID, {}, ClientSecretBasic(env.OIDC_CLIENT_SECRET), {
    timeout: TIMEOUT_SECONDS,
    execute,
  });
}
