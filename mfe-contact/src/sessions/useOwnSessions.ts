import { useCallback, useEffect, useState } from 'react';
import { toApiError, type ApiError, type VisitorState } from '@site/platform';
import { endOtherSessions, listSessions, type OwnSession } from './sessionApi.ts';

const UNAUTHENTICATED = 401;

/** The user's sessions: absent while they load; a 401 ends the session of the page. */
export function useOwnSessions(visitor: VisitorState) {
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
          if (failure.status === UNAUTHENTICATED) visitor.endSession();
        },
      ),
    [visitor],
  );
  useEffect(() => void load(), [load]);

  /** @returns what happened, in words */
  async function endOthers() {
    try {
      await endOtherSessions();
    } catch (cause) {
      return toApiError(cause).message;
    }
    await load();
    return 'All other sessions are logged out. This one stays until you log out.';
  }

  return { sessions, error, load, endOthers };
}
