import { expect, test } from '@jest/globals';
import { neverChanges } from './copyPlaces.ts';

test.each([
  'education/1a2b/entry.js',
  'education/1a2b/assets/a.js',
  '.maps/education/1a2b/entry.js.map',
  'pages/0123.json',
  'history/0001.json',
])('caches may keep %s for good', place => expect(neverChanges(place)).toBe(true));

test.each(['registry.json', 'figures/host-1.json', 'education/.lock', 'other/state.json'])(
  '%s is written again',
  place => expect(neverChanges(place)).toBe(false),
);
