import { afterEach, beforeEach, jest } from '@jest/globals';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';
import { adaUser, ownSessions } from './factories.ts';

/** The gateway's answer to a booking. */
export const stored = { bookConsultation: { __typename: 'Consultation', id: 'booking-2' } };

interface Answers {
  book?: FakeAnswer;
  list?: FakeAnswer;
}

/** Renders the page for a user; `bookings` are the sent bookings. */
export async function openPage({
  at = '/contact',
  book = () => stored,
  list = () => ({ consultations: [] }),
  currentUser = adaUser,
  failedClients = 0,
}: Answers & { at?: string; currentUser?: object; failedClients?: number } = {}) {
  const gateway = fakeGraphql({
    CurrentUser: () => ({ currentUser }),
    Consultations: list,
    BookConsultation: book,
  });
  const page = await renderRemote({ createRoutes }, { at, fetch: gateway.fetch, failedClients });
  return { ...page, ...gateway, bookings: () => gateway.callsOf('BookConsultation') };
}

/** An answer that comes when the test says so. */
export function deferred() {
  let resolve: (answer: object) => void = () => {};
  const promise = new Promise<object>(settle => (resolve = settle));
  return { promise, resolve };
}

/** Answers `/api/sessions`; a test may replace its implementation. */
export const sessionFetch = jest.fn<typeof globalThis.fetch>();

/** Answers `/api/sessions` in every test of a file, and empties the tab's storage after it. */
export function answerSessions() {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    sessionFetch.mockReset().mockImplementation(async () => Response.json(ownSessions));
    globalThis.fetch = sessionFetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    sessionStorage.clear();
  });
}
