import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { safeReturnTo } from './returnTo.ts';

const SITE = 'https://site.example';

test.each(['/', '/services', '/contact?service=vip', '/education?level=expert#top', '/a%20b?x=%2F%2Fevil'])(
  'keeps %s',
  path => expect(safeReturnTo(path, SITE)).toBe(path),
);

test.each([
  undefined,
  null,
  7,
  ['/services'],
  '',
  'services',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/api/logout',
  '/api/login?returnTo=/x',
  '/%61pi/logout',
  '/x/../api/logout',
  `/${'x'.repeat(2048)}`,
])('sends %p to the start page', wanted => expect(safeReturnTo(wanted, SITE)).toBe('/'));

const piece = fc.constantFrom(
  ...'/\\.@:?#&\t\n\r\0 \u2028／。',
  ...['//', '..', '%2e', '%2f', '%5c', 'https:', 'http://', 'javascript:', 'data:'],
  ...['evil.example', 'site.example', 'api', 'logout', 'services'],
);
const dressed = fc.array(piece, { maxLength: 12 }).map(pieces => pieces.join(''));
const anything = fc.oneof(
  dressed,
  dressed.map(text => `/${text}`),
  fc.string({ unit: 'binary' }),
  fc.webUrl(),
);

test('2,000 inputs: a browser that follows the answer stays on the site', () => {
  fc.assert(
    fc.property(anything, wanted => {
      const path = safeReturnTo(wanted, SITE);
      const reached = new URL(path, `${SITE}/api/callback`);
      return (
        path.startsWith('/') && reached.origin === SITE && !/^\/api(\/|$)/.test(decodeURI(reached.pathname))
      );
    }),
    { numRuns: 2000 },
  );
});
