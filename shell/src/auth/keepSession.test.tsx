import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { refreshSession } from './keepSession.ts';

const HOUR = 3_600_000;
const request = jest.fn<typeof fetch>(async () => Response.json({}));

beforeEach(() => void (globalThis.fetch = request));
afterEach(() => localStorage.clear());

it('calls the gateway once a day, from the second day on', () => {
  const start = Date.now();
  const requests = [0, 1, 23, 25, 26, 48, 50].map(hours => {
    refreshSession(start + hours * HOUR);
    return request.mock.calls.length;
  });
  expect(requests).toEqual([0, 0, 0, 1, 1, 1, 2]);
});
