import { expect, test } from '@jest/globals';
import { previousDefault } from './history.ts';

const chain = (...versions: string[]) =>
  versions.map((version, at) => ({
    at: '2026-11-21T00:00:00Z',
    from: at === 0 ? null : `${at - 1}`,
    to: `${at}`,
    defaults: { education: version, contact: '1.0.0' },
    served: {},
    removed: {},
  }));

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
