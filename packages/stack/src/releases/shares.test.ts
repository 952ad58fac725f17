import { expect, test } from '@jest/globals';
import { UsageError } from '../command/runCommand.ts';
import { readShares } from './shares.ts';

test.each([
  [{}, { traffic: 100, plan: undefined }],
  [{ 'no-browser': true }, { traffic: 5, plan: undefined }],
  [
    { 'no-browser': true, traffic: '100' },
    { traffic: 100, plan: undefined },
  ],
  [{ progressive: true }, { traffic: 5, plan: { stepMinutes: 10, stepViews: 200 } }],
  [
    { progressive: true, 'step-minutes': '0.5', 'step-views': '20' },
    { traffic: 5, plan: { stepMinutes: 0.5, stepViews: 20 } },
  ],
])('%j begins with %j', (options, shares) => {
  expect(readShares(options)).toEqual(shares);
});

test.each([
  { progressive: true, traffic: '5' },
  { 'step-views': '20' },
  { traffic: '10', 'step-minutes': '1' },
  { progressive: true, 'step-views': '0' },
])('%j is refused, not ignored', options => {
  expect(() => readShares(options)).toThrow(UsageError);
});
