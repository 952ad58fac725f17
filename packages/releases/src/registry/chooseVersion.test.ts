import { expect, test } from '@jest/globals';
import { ROLLOUT_BUCKETS, chooseVersion, isSplit } from './chooseVersion.ts';

const BROWSERS = 1_000_000;
const split = (canary: number) => [
  { version: 'old', deployment: { traffic: 100 - canary, default: true } },
  { version: 'gone', deployment: { traffic: 0, default: false } },
  { version: 'new', deployment: { traffic: canary, default: false } },
];
const browsers = () => {
  const buckets = new Uint32Array(BROWSERS);
  for (let at = 0; at < BROWSERS; at += 16_384)
    crypto.getRandomValues(buckets.subarray(at, Math.min(at + 16_384, BROWSERS)));
  return buckets;
};
const countOfNew = (buckets: Uint32Array, canary: number) => {
  const releases = split(canary);
  return buckets.reduce(
    (sum, bucket) => sum + (chooseVersion(releases, bucket)?.version === 'new' ? 1 : 0),
    0,
  );
};

test('of a million browsers a canary gets its share, none at 0 % and all at 100 %', () => {
  const buckets = browsers();
  buckets[0] = 0;
  buckets[1] = ROLLOUT_BUCKETS - 1;
  expect(countOfNew(buckets, 0)).toBe(0);
  expect(countOfNew(buckets, 100)).toBe(BROWSERS);
  // Five standard deviations of a fair draw.
  expect(Math.abs(countOfNew(buckets, 10) - BROWSERS / 10)).toBeLessThan(1500);
});

test('raising a canary never moves a browser back', () => {
  const steps = [0, 1, 5, 10, 50, 99, 100].map(split);
  for (const bucket of browsers().subarray(0, 1000)) {
    const seen = steps.map(releases => chooseVersion(releases, bucket)?.version);
    const first = seen.indexOf('new');
    expect(first).not.toBe(-1);
    if (seen.slice(first).some(version => version !== 'new')) throw new Error(`${bucket}: ${seen.join()}`);
  }
});

test('only a split needs a rollout bucket', () => {
  expect(isSplit(split(0))).toBe(false);
  expect(isSplit(split(10))).toBe(true);
  expect(isSplit(split(100))).toBe(false);
});
