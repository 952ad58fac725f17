import { expect, test } from '@jest/globals';
import { createAddressLimit } from './addressLimit.ts';

test('the addresses of one network are one: they take no other visitor’s place', () => {
  const limit = createAddressLimit(3, () => 0);
  for (let sent = 0; sent < 3; sent++) expect(limit(`2001:db8:0:${sent}::1`, 1)).toBe(0);
  expect(limit('2001:db8:0:ffff::1', 1)).toBeGreaterThan(0);
  expect([limit('2001:db8:1::1', 1), limit('192.0.2.1', 1)]).toEqual([0, 0]);
});
