import { useCallback, useEffect, useState } from 'react';
import { toApiError, type ApiError, type Auth } from '@site/platform';
import { reasonOf } from '@site/ui';
import { endOtherSessions, listSessions, type OwnSession } from './sessionApi.ts';

const UNAUTHENTICATED = 401;
const LOGIN_TOO_OLD = 403;

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
      const { status, message } = toApiError(cause);
      if (status !== LOGIN_TOO_OLD) return { text: reasonOf(message), loginNeeded: false };
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
