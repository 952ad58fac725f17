import { z } from 'zod';

/** A port in the environment, by default the standard one; 0 is any free port, for tests. */
export const port = (standard: number, min = 0) =>
  z.coerce
    .number('must be a port number')
    .int('must be a whole number')
    .min(min, `must be a port from ${min} to 65535`)
    .max(65_535, `must be a port from ${min} to 65535`)
    .default(standard);

/** An http(s) address; one pasted from a browser often ends with a slash. */
export const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform(text => text.replace(/(?<!\/)\/+$/, ''));

/** The addresses of one gateway, or of several with commas between them. */
export const gatewayAddresses = z
  .string()
  .transform(text => text.split(',').map(part => part.trim()))
  .pipe(z.array(address))
  .refine(
    urls =>
      urls.length === 1 ||
      [/^http:\/\/[^/]+$/, /^https:\/\/[^/]+$/].some(kind => urls.every(url => kind.test(url))),
    'must be origins of one scheme when there are several',
  );

/** Where releases are; the AWS SDK reads its other settings, such as credentials and region, itself. */
export const releaseStoreSettings = {
  RELEASES_URL: z
    .string()
    .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[\w./-]*)?$/, 'must be s3://BUCKET or s3://BUCKET/PREFIX')
    .optional(),
  /** For the copies, if not RELEASES_DIR. */
  RELEASES_COPIES_DIR: z.string().optional(),
  // Here they say whether the store is another one than AWS's.
  AWS_ENDPOINT_URL: z.string().optional(),
  AWS_ENDPOINT_URL_S3: z.string().optional(),
};

type Environment = Record<string, string | undefined>;

/** The settings that are given: an empty variable is a missing one. */
export const givenSettings = (env: Environment): Environment =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** A failure that the user can fix: its message says what is wrong and what to do, and needs no stack. */
export class UserError extends Error {}

/** Settings that are wrong or missing: one sentence each in `problems`. */
export class SettingsError extends UserError {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** @throws {SettingsError} naming each variable that is wrong */
export function readSettings<Rule extends z.ZodType>(rule: Rule, env: Environment): z.output<Rule> {
  const { data, error } = rule.safeParse(givenSettings(env));
  if (!error) return data as z.output<Rule>;
  throw new SettingsError(
    error.issues.map(({ path, message }) => {
      const name = path.findLast(part => typeof part === 'string');
      const wrong = /^(is|must)\b/.test(message) ? message : `is wrong: ${message}`;
      return `The setting ${name} ${wrong}.`;
    }),
  );
}

/** For a process that cannot start without its settings: ends it with what is wrong with them. */
export function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(1);
  }
}
