import type { RequestOptions } from 'node:http';
import { cookieName, getText, readCookie } from '@site/federation/serve/https';
import type { CurrentUser } from '@site/platform';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Gateways } from './gateways.ts';

/** How long a page waits for the answer, in ms; the browser asks again by itself. */
export const TIMEOUT_MS = 150;

const text = z.string().nullable();
const userSchema = z
  .object({ id: z.string(), email: text, firstName: text, lastName: text, profileImageUrl: text })
  .nullable();

/** The session of a request's Cookie header, as a Cookie header of its own, or null: then there is no user. */
export function sessionOf(cookies: string | undefined, publicUrl: string) {
  const session = readCookie(cookies, 'sid', publicUrl);
  return session === undefined ? null : `${cookieName('sid', publicUrl)}=${session}`;
}

/** Resolves to the user, to null for a visitor, or to undefined when no gateway answered in time; never rejects. */
export type CurrentUserLookup = (
  session: string,
  requestId: string,
) => Promise<CurrentUser | null | undefined>;

/** Asks a gateway whose session this is. It gets the session and the request id, nothing else of the browser. */
export const createCurrentUserLookup =
  (gateways: Gateways, log: Pick<Logger, 'warn'>, timeoutMs = TIMEOUT_MS): CurrentUserLookup =>
  async (session, requestId) => {
    try {
      const headers = { Cookie: session, 'X-Request-Id': requestId };
      const answer = await askAny(gateways, { headers, signal: AbortSignal.timeout(timeoutMs) });
      return userSchema.parse(JSON.parse(answer));
    } catch (error) {
      log.warn({ err: error as unknown, requestId }, 'current user unknown; page sent without it');
      return undefined;
    }
  };

/** A read may be asked twice, so whatever goes wrong with one gateway, the next one is asked while there is time. */
async function askAny(gateways: Gateways, options: RequestOptions): Promise<string> {
  let failure: unknown;
  for (const url of gateways.rotation()) {
    try {
      // By REST, which costs less: anybody can invent a session.
      const { status, text } = await getText(`${url}/api/auth/user`, { ...options, ...gateways.tls });
      if (status < 500) return status === 401 ? 'null' : text;
      throw new Error(`The gateway answered ${status}.`);
    } catch (error) {
      failure = error;
      gateways.refused(url);
      if (options.signal?.aborted) break;
    }
  }
  throw failure;
}
