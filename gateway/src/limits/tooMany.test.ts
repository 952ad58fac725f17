import { expect, test } from '@jest/globals';
import { tooMany } from './tooMany.ts';

test.each([
  [1, '1 second'],
  [2, '2 seconds'],
  [120, '120 seconds'],
  [121, '3 minutes'],
  [7_200, '120 minutes'],
  [7_201, '3 hours'],
])('says how long %i seconds are', (seconds, words) => {
  const { status, message, headers } = tooMany('requests', seconds);
  expect([status, message]).toEqual([429, `Too many requests. Please try again in ${words}.`]);
  expect(headers).toEqual({ 'Retry-After': String(seconds) });
});
