import { expect, test } from '@jest/globals';
import { previousDefault, wasDefault, type Change } from './history.ts';

const chain = (...versions: string[]) =>
  versions.map((version, at) => ({
    at: '2026-11-21T00:00:00Z',
    from: at === 0 ? null : `${at - 1}`,
    to: `${at}`,
    defaults: { education: version, contact: '1.0.0' },
    served: {},
    removed: {},
  }));

const kinds = (changes: Change[], ...kind: Change['kind'][]) =>
  changes.map((change, at) => ({ ...change, kind: kind[at] }));

test('a version that is released again comes after the one that it replaces', () => {
  const again = (...rest: Change['kind'][]) => ['release', 'release', 'release', 'release', ...rest] as const;
  const released = chain('a', 'b', 'c', 'b');
  expect(previousDefault('education', kinds(released, ...again()))).toBe('c');
  const back = chain('a', 'b', 'c', 'b', 'c');
  expect(previousDefault('education', kinds(back, ...again('rollback')))).toBe('b');
  const further = chain('a', 'b', 'c', 'b', 'c', 'b');
  expect(previousDefault('education', kinds(further, ...again('rollback', 'rollback')))).toBe('a');
});

test('a chain knows its defaults, and all of them where it begins with the first registry', () => {
  const whole = chain('a', 'b');
  const known = (version: string, changes: Change[]) => wasDefault('education', version, changes);
  expect([known('a', whole), known('c', whole)]).toEqual([true, false]);
  expect([known('b', whole.slice(1)), known('a', whole.slice(1))]).toEqual([true, undefined]);
});

test.each([
  ['the first release', ['a'], undefined],
  ['a second release', ['a', 'b'], 'a'],
  ['a canary that changed nothing in front', ['a', 'b', 'b'], 'a'],
  ['a rollback: further back, not forth again', ['a', 'b', 'c', 'b'], 'a'],
  ['a release after a rollback', ['a', 'b', 'a', 'c'], 'a'],
])('a rollback after %s goes to the default before', (_, versions, expected) => {
  expect(previousDefault('education', chain(...versions))).toBe(expected);
  expect(previousDefault('marketing', chain(...versions))).toBeUndefined();
});
