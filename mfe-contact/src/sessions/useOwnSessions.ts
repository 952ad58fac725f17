import { useCallback, useEffect, useState } from 'react';
import { ApiError, toApiError, type Auth } from '@site/platform';
import { fromResponse } from '@site/platform/data';
import { reasonOf } from '@site/ui';

/** One login of the user. */
export interface OwnSession {
  id: string;
  /** The session of this browser. */
  current: boolean;
  createdAt: string;
  lastSeenAt: string;
  /** For instance "Firefox on Linux". */
  browser: string;
}

const UNAUTHENTICATED = 401;
const LOGIN_TOO_OLD = 403;

/** @throws {ApiError} for a refused or unanswered call */
async function request(method: 'GET' | 'DELETE') {
  const response = await fetch('/api/sessions', { method, credentials: 'same-origin' }).catch(() => {
    throw ApiError.unreachable();
  });
  if (!response.ok) throw fromResponse(response, await response.text());
  return response;
}

const listSessions = async () => (await (await request('GET')).json()) as OwnSession[];
const endOtherSessions = () => request('DELETE');

/** The user's sessions: absent while they load; a 401 ends the session of the page. */
export function useOwnSessions(auth: Auth) {
  const [sessions, setSessions] = useState<OwnSession[]>();
  const [error, setError] = useState<ApiError>();

  const load = useCallback(
    () =>
      listSessions().then(
        list => {
          setSessions(list);
          setError(undefined);
        },
        (cause: unknown) => {
          const failure = toApiError(cause);
          setError(failure);
          if (failure.status === UNAUTHENTICATED) auth.endSession();
        },
      ),
    [auth],
  );
  useEffect(() => void load(), [load]);

  /** @returns what happened, in words, and whether the user has to log in again first */
  async function endOthers() {
    try {
      await endOtherSessions();
    } catch (cause) {
      const failure = toApiError(cause);
      if (failure.status !== LOGIN_TOO_OLD) return { text: reasonOf(failure), loginNeeded: false };
      return {
        text: 'To be sure that it is you, log in again, then log out everywhere else.',
        loginNeeded: true,
      };
    }
    await load();
    return {
      text: 'All other sessions are logged out. This one stays until you log out.',
      loginNeeded: false,
    };
  }

  return { sessions, error, load, endOthers };
}
