import { invalidSettings, webAddress, withoutSlash } from './rules.ts';

/** The variables that a test run inherits: those that find programs and folders, and no setting of the site. */
const NEUTRAL = [
  ...['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG', 'LC_ALL', 'TERM', 'CI', 'NO_COLOR', 'FORCE_COLOR'],
  ...['LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'CHROMIUM_PATH', 'PLAYWRIGHT_BROWSERS_PATH', 'DATA_DIR', 'RUNS'],
  ...['DOCKER_HOST', 'DOCKER_CONTEXT', 'DOCKER_CONFIG', 'BUCKET_AWAY_SECONDS', 'SKEW_COMMIT', 'SOCKET_SEED'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'],
];

/** The environment without settings of the site that this terminal may have exported. */
export function testEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(NEUTRAL.filter(name => env[name]).map(name => [name, env[name]]));
}

/**
 * The address of a running site to test, instead of one that the browser tests start.
 * @throws UserError for anything but an http or https address
 */
export function deploymentUnderTest({ BASE_URL }: NodeJS.ProcessEnv = process.env): string | undefined {
  const parsed = webAddress.optional().safeParse(BASE_URL || undefined);
  if (parsed.success) return parsed.data && withoutSlash(parsed.data);
  throw invalidSettings([`BASE_URL ${parsed.error.issues[0]?.message}`]);
}
