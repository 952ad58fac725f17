import { afterEach, beforeEach, jest } from '@jest/globals';
import { fakeGraphql, renderRemote, type FakeAnswer } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';
import { adaUser, consultation, ownProgress, ownSessions } from './factories.ts';

/** The gateway's answer to a booking. */
export const stored = {
  bookConsultation: consultation({ id: 'booking-2', name: 'Ada', service: 'coaching', message: 'Evenings.' }),
};

interface Answers {
  book?: FakeAnswer;
  list?: FakeAnswer;
  change?: FakeAnswer;
  withdraw?: FakeAnswer;
}

/** Renders the page for a user; `bookings` are the sent bookings. */
export async function openPage({
  at = '/contact',
  book = () => stored,
  list = () => ({ consultations: [] }),
  change = () => ({}),
  withdraw = () => ({ withdrawBooking: true }),
  currentUser = adaUser,
  failedClients = 0,
}: Answers & { at?: string; currentUser?: object; failedClients?: number } = {}) {
  const gateway = fakeGraphql({
    CurrentUser: () => ({ currentUser }),
    Consultations: list,
    BookConsultation: book,
    ChangeBooking: change,
    WithdrawBooking: withdraw,
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

const answers: Record<string, unknown> = {
  '/api/sessions': ownSessions,
  '/api/progress': ownProgress,
  '/api/consultations?limit=100': [consultation(), consultation()],
};

/** Answers the REST calls of the account page; a test may replace its implementation. */
export const accountFetch = jest.fn<typeof globalThis.fetch>();

/** Answers the account page in every test of a file, and empties the tab's storage after it. */
export function answerAccount() {
  const realFetch = globalThis.fetch;
  beforeEach(() => {
    accountFetch.mockReset().mockImplementation(async path => Response.json(answers[String(path)] ?? {}));
    globalThis.fetch = accountFetch;
  });
  afterEach(() => {
    globalThis.fetch = realFetch;
    sessionStorage.clear();
  });
}
