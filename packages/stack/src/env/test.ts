import { address, readSettings } from '@site/federation/settings';
import { z } from 'zod';

/** The variables that a test run inherits: those that find programs and folders, and no setting of the site. */
const NEUTRAL = [
  ...['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'LC_ALL', 'TERM', 'CI', 'NO_COLOR', 'FORCE_COLOR'],
  ...['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'DATA_DIR', 'RUNS'],
  ...['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG', 'BUCKET_AWAY_SECONDS', 'SKEW_COMMIT', 'SOCKET_SEED'],
  ...['NODE_EXTRA_CA_CERTS', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY'],
  ...['http_proxy', 'https_proxy', 'no_proxy'],
];

/** The environment without settings of the site that this terminal may have exported. */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(NEUTRAL.filter(name => env[name]).map(name => [name, env[name]]));
}

/** The address of a running site to test, instead of one that the browser tests start. */
export const deploymentUnderTest = ({ BASE_URL }: NodeJS.ProcessEnv = process.env): string | undefined =>
  readSettings(z.object({ BASE_URL: address.optional() }), { BASE_URL }).BASE_URL;
