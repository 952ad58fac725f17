import type { CurrentUser } from '@site/platform';
import { CurrentUserDocument } from '@site/platform/gql';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Gateways } from './gateways.ts';

/** How long a page waits for the answer, in ms; the browser asks again by itself. */
export const TIMEOUT_MS = 150;

const text = z.string().nullable();
const answerSchema = z.object({
  data: z.object({
    currentUser: z.object({ id: z.string(), email: text, firstName: text, lastName: text }).nullable(),
  }),
});

const sessionCookie = /(?:^|;\s*)((?:__Host-)?ounce\.sid=[^;]*)/;

/** The session cookie of a request's Cookie header, or null: then there is no user. */
export const sessionOf = (cookies: string | undefined) => sessionCookie.exec(cookies ?? '')?.[1] ?? null;

/** Resolves to the user, to null for a visitor, or to undefined when no gateway answered in time; never rejects. */
export type CurrentUserLookup = (
  session: string,
  requestId: string,
) => Promise<CurrentUser | null | undefined>;

/** Asks a gateway whose session this is. It gets the session and the request's name, nothing else of the browser. */
export const createCurrentUserLookup =
  (gateways: Gateways, log: Pick<Logger, 'warn'>, timeoutMs = TIMEOUT_MS): CurrentUserLookup =>
  async (session, requestId) => {
    try {
      const response = await askAny(gateways, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Cookie: session, 'X-Request-Id': requestId },
        body: JSON.stringify({ operationName: 'CurrentUser', query: String(CurrentUserDocument) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return answerSchema.parse(await response.json()).data.currentUser;
    } catch (error) {
      log.warn({ err: error as unknown, requestId }, 'current user unknown; page sent without it');
      return undefined;
    }
  };

/** A read may be asked twice, so whatever goes wrong with one gateway, the next one is asked while there is time. */
async function askAny(gateways: Gateways, init: RequestInit): Promise<Response> {
  let failure: unknown;
  for (const url of gateways.rotation()) {
    try {
      return await fetch(`${url}/graphql`, init);
    } catch (error) {
      failure = error;
      if (init.signal?.aborted) break;
      gateways.refused(url);
    }
  }
  throw failure;
}
