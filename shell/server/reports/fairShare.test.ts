import { expect, test } from '@jest/globals';
import { createFairShare, networkOf } from './fairShare.ts';

test('one address adds a few views to a version, until the window ends', () => {
  let now = 0;
  const counts = createFairShare(3, () => now);
  const view = (address: string, version = '1.0.0') => counts(address, 'education', version, 'views');
  expect([1, 2, 3, 4].map(() => view('192.0.2.1'))).toEqual([true, true, true, false]);
  expect([view('192.0.2.2'), view('192.0.2.1', '1.1.0')]).toEqual([true, true]);
  now = 600_000;
  expect(view('192.0.2.1')).toBe(true);
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
