import { expect, test } from '@jest/globals';
import { causeText, createSourceOfStack } from './sourceOfStack.ts';

/** A map in which the first place of a file is line 2, column 3 of a source. */
const map = JSON.stringify({ version: 3, names: [], sources: ['mfe-education/src/a.ts'], mappings: 'AACE' });
const sourceOf = createSourceOfStack({
  readSourceMap: async (_app, version) => (version === '1.1.0' ? map : null),
});

test('a cause ends with its place in the sources', async () => {
  expect(await causeText('8a29c1f0 render TypeError: no id education/1.1.0/page.js:1:1', sourceOf)).toBe(
    '8a29c1f0 render TypeError: no id mfe-education/src/a.ts:2:3',
  );
});

test.each([
  '8a29c1f0 render TypeError: no id education/1.0.0/page.js:1:1',
  '8a29c1f0 blank no text in the page',
])('without a map, or a place, a cause stays as it is: %s', async text => {
  expect(await causeText(text, sourceOf)).toBe(text);
});
