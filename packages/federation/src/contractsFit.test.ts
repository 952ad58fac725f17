import { expect, test } from '@jest/globals';
import { CONTRACT_VERSION } from '@site/platform/contractVersion';
import { contractsFit, fittingContracts } from './contractsFit.ts';

const versions = Array.from({ length: 8 }, (_, index) => index + 1);
const fitting = (version: number) => versions.filter(other => contractsFit(version, other));

test('a build works with the two contract versions before its own, and with two later ones that allow for it', () => {
  expect(fitting(5)).toEqual([3, 4, 5, 6, 7]);
  expect(fitting(4)).toEqual([3, 4, 5, 6]);
  for (const one of versions)
    for (const other of versions) expect(contractsFit(one, other)).toBe(contractsFit(other, one));
  expect(fittingContracts(5)).toBe('3 to 7');
});

test('builds from before that promise are meant for their own version', () => {
  expect([fitting(1), fitting(2), fitting(3)]).toEqual([[1], [2], [3, 4, 5]]);
  expect([fittingContracts(2), fittingContracts(3)]).toEqual(['2', '3 to 5']);
});

test('the present contract version is one of those with a range', () =>
  expect(CONTRACT_VERSION).toBeGreaterThanOrEqual(3));
