import { ApiError } from '@site/platform';
import { fromResponse } from '@site/platform/data';

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

/** @throws {ApiError} for a refused or unanswered call */
async function request(method: 'GET' | 'DELETE') {
  const response = await fetch('/api/sessions', { method, credentials: 'same-origin' }).catch(() => {
    throw ApiError.unreachable();
  });
  if (!response.ok) throw fromResponse(response, await response.text());
  return response;
}

export const listSessions = async () => (await (await request('GET')).json()) as OwnSession[];

/** Ends every session of the user but this one. */
export const endOtherSessions = () => request('DELETE');
