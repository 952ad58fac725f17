import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { refreshSession } from './refreshSession.ts';

const HOUR = 3_600_000;
const ask = jest.fn<typeof fetch>(async () => Response.json({}));

beforeEach(() => void (globalThis.fetch = ask));
afterEach(() => localStorage.clear());

it('asks the gateway once a day, and not on the day of the login', () => {
  const start = Date.now();
  const asked = [0, 1, 23, 25, 26, 48, 50].map(hours => {
    refreshSession(localStorage, start + hours * HOUR);
    return ask.mock.calls.length;
  });
  expect(asked).toEqual([0, 0, 0, 1, 1, 1, 2]);
});
