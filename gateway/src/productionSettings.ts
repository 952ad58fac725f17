import { settings, type Env } from './settings.ts';

const loopbackHosts = ['localhost', '127.0.0.1', '::1', '[::1]'];
const isLoopback = (address: string) => loopbackHosts.includes(new URL(address).hostname);

// Addresses that carry sessions, personal data or secrets.
const encryptedInProduction = [
  'PUBLIC_URL',
  'OIDC_ISSUER',
  'OPENAI_BASE_URL',
  'NOTIFICATION_WEBHOOK_URL',
  'SMTP_URL',
] as const;
const MIN_DISTINCT_CHARACTERS = 8;

const isEncrypted = (address: string) => {
  const { protocol, searchParams } = new URL(address);
  return ['https:', 'smtps:'].includes(protocol) || searchParams.get('requireTLS') === 'true';
};

/** The rule of the settings in production: encrypted addresses, real secrets, known neighbours. */
export const productionSettings = settings.superRefine((env, { addIssue }) => {
  const report = (name: keyof Env, message: string) => addIssue({ code: 'custom', path: [name], message });
  for (const name of encryptedInProduction) {
    const address = env[name];
    if (!address || isEncrypted(address) || isLoopback(address)) continue;
    const required = name === 'SMTP_URL' ? 'smtps, or smtp with ?requireTLS=true,' : 'an https address';
    report(name, `must be ${required} in production`);
  }
  if (new Set(env.SESSION_SECRET).size < MIN_DISTINCT_CHARACTERS)
    report('SESSION_SECRET', 'must be random: too few different characters');
  if (!env.SHELL_HOST_ADDRESSES && !loopbackHosts.includes(env.HOST))
    report(
      'SHELL_HOST_ADDRESSES',
      'is missing: the networks or addresses that shell hosts connect from. Without it all clients would count as one',
    );
  if (!env.RELEASES_DIR && !env.RELEASES_URL && !env.GRAPHQL_OPEN)
    report(
      'RELEASES_DIR',
      'is missing, or RELEASES_URL: GraphQL takes the documents of published versions only. Or set GRAPHQL_OPEN=true',
    );
});
