import { expect, test } from '@jest/globals';
import { createFairShare } from './fairShare.ts';

test('one address adds a few views to a version, until the window ends', () => {
  let now = 0;
  const counts = createFairShare(3, () => now);
  const view = (address: string, version = '1.0.0') =>
    counts({ address, microfrontend: 'education', version, what: 'views' });
  expect([1, 2, 3, 4].map(() => view('192.0.2.1'))).toEqual([true, true, true, false]);
  expect([view('192.0.2.2'), view('192.0.2.1', '1.1.0')]).toEqual([true, true]);
  const networks = [1, 2, 3, 4].map(subnet => view(`2001:db8:7:${subnet}::1`));
  expect([...networks, view('2001:db8:8::1')]).toEqual([true, true, true, false, true]);
  now = 600_000;
  expect(view('192.0.2.1')).toBe(true);
});

test('an error counts when its view does', () => {
  const counts = createFairShare(3, () => 0);
  const of = { address: '192.0.2.1', microfrontend: 'education', version: '1.0.0' };
  const viewed = (view?: number) => counts({ ...of, what: 'views', view });
  const failed = (view?: number) => counts({ ...of, what: 'errorViews', view });
  expect([1, 2, 3, 4, 10].map(viewed)).toEqual([true, true, true, false, false]);
  expect([failed(10), failed(2), viewed(2)]).toEqual([false, true, false]);
  // A report of before has no number.
  expect(failed()).toBe(true);
  // Another host was sent the views.
  const elsewhere = createFairShare(3, () => 0);
  expect(elsewhere({ ...of, what: 'errorViews', view: 10 })).toBe(true);
});
