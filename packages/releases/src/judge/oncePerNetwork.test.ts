import { expect, test } from '@jest/globals';
import { createOncePerNetwork } from './oncePerNetwork.ts';

test('one network adds one view to each version', () => {
  const counts = createOncePerNetwork();
  const view = (network: string, version = '1.0.0') => counts(version, 'views', { network });
  expect([1, 2, 3].map(() => view('192.0.2.1'))).toEqual([true, false, false]);
  expect([view('192.0.2.2'), view('192.0.2.1', '1.1.0')]).toEqual([true, true]);
});

test('an error counts when its view does', () => {
  const counts = createOncePerNetwork();
  const said = (what: string, view: number) => counts('1.0.0', what, { network: '192.0.2.1', view });
  expect([said('views', 1), said('views', 2), said('errorViews', 2), said('errorViews', 1)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  // Another host was sent the view.
  expect(createOncePerNetwork()('1.0.0', 'errorViews', { network: '192.0.2.1', view: 10 })).toBe(true);
});
