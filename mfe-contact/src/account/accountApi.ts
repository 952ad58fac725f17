import { useCallback, useEffect, useState } from 'react';
import { ApiError, toApiError, type Auth } from '@site/platform';
import { userHeaders } from '@site/platform/userHeaders';
import { fromResponse } from '@site/platform/data';
import { reasonOf, usePending } from '@site/ui';

const UNAUTHENTICATED = 401;
const LOGIN_TOO_OLD = 403;

/** A call of the gateway's REST API by this user. @throws {ApiError} for a refused or unanswered one */
export async function call(auth: Auth, method: 'GET' | 'DELETE', path: string): Promise<Response> {
  const headers = userHeaders(auth);
  const response = await fetch(path, { method, headers, credentials: 'same-origin' }).catch(() => {
    throw ApiError.unreachable();
  });
  if (!response.ok) throw fromResponse(response, await response.text());
  return response;
}

/** A failed call of this user; a 401 ends the session of the page. */
function failureOf(cause: unknown, auth: Auth) {
  const failure = toApiError(cause);
  if (failure.status === UNAUTHENTICATED) auth.endSession();
  return failure;
}

/** What a path answers: `value` is absent while it loads, and stays when it is loaded again. */
export function useAnswer<T>(path: string, auth: Auth) {
  const [answer, setAnswer] = useState<{ value?: T; error?: ApiError }>({});
  const load = useCallback(
    () =>
      call(auth, 'GET', path)
        .then(response => response.json() as Promise<T>)
        .then(
          value => setAnswer({ value }),
          (cause: unknown) => setAnswer({ error: failureOf(cause, auth) }),
        ),
    [auth, path],
  );
  useEffect(() => void load(), [load]);
  return { ...answer, load };
}

/** What came of an action, in words. */
export interface Outcome {
  text: string;
  /** Whether the user has to log in again first. */
  loginNeeded?: boolean;
}

/** Runs one action at a time; it resolves to what it did, in words. */
export function useAction(auth: Auth) {
  const [done, setDone] = useState('');
  const { pending, failure, run } = usePending(async (action: () => Promise<string>) => {
    setDone('');
    const text = await action().catch((cause: unknown) => {
      throw failureOf(cause, auth);
    });
    setDone(text);
  });
  const loginNeeded = failure instanceof ApiError && failure.status === LOGIN_TOO_OLD;
  const said = loginNeeded ? 'To be sure that it is you, log in again. You come back here.' : done;
  const outcome: Outcome = { text: failure && !loginNeeded ? reasonOf(failure) : said, loginNeeded };
  return { pending, outcome, run };
}
