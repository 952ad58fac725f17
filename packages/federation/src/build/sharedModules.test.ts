import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';
import { requiredRange, sharedTerms } from './sharedModules.ts';

test('remotes ask the shell of this checkout for nothing that it lacks', () => {
  const { provides } = sharedTerms('shell') as { provides: Record<string, string> };
  const { requires } = sharedTerms('remote') as { requires: Record<string, string> };
  expect(Object.keys(requires)).toEqual(Object.keys(provides));
  for (const [name, range] of Object.entries(requires)) expect(satisfies(provides[name]!, range)).toBe(true);
});

test('an update asks older shells for no more; a new major version wants a decision', () => {
  expect(requiredRange('react', '19.9.0')).toBe(requiredRange('react'));
  expect(() => requiredRange('react', '20.0.0')).toThrow('raise OLDEST');
});
