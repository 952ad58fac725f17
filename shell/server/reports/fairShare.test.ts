import { expect, test } from '@jest/globals';
import { createFairShare, networkOf } from './fairShare.ts';

test('one address adds a few views to a version, until the window ends', () => {
  let now = 0;
  const counts = createFairShare(3, () => now);
  const view = (address: string, version = '1.0.0') =>
    counts({ address, microfrontend: 'education', version, what: 'views' });
  expect([1, 2, 3, 4].map(() => view('192.0.2.1'))).toEqual([true, true, true, false]);
  expect([view('192.0.2.2'), view('192.0.2.1', '1.1.0')]).toEqual([true, true]);
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

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:0:1:aaaa::1', '2001:db8:0:1'],
  ['2001:DB8:0:1::2', '2001:db8:0:1'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
