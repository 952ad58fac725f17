import { expect, test } from '@jest/globals';
import { networkOf } from './networkOf.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['2001:db8:7:1:aaaa::1', '2001:db8:7'],
  ['2001:0DB8:0007:ffff::2', '2001:db8:7'],
  ['2001:db8::1', '2001:db8:0'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0'],
  ['2001::7:1:2:3:4:5', '2001:0:7'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['::1', '0:0:0'],
  ['192.0.2.1:50000', '192.0.2.1'],
  ['[2001:db8:7:1::1]:50000', '2001:db8:7'],
  ['[2001:db8:7:1::1]', '2001:db8:7'],
  ['a'.repeat(300), 'unknown'],
  ['', 'unknown'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
