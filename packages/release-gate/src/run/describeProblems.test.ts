import { expect, test } from '@jest/globals';
import { describeProblems } from './describeProblems.ts';
import type { VisitResult } from './visits.ts';
import type { Problem } from './watchPage.ts';

const visit = (path: string, width: number, ...problems: Problem[]): VisitResult => ({
  ...{ path, width, problems },
  isUser: true,
  amount: 'full',
});

test('one sentence for each thing that is wrong, with every page where it is and its place', async () => {
  const thrown: Problem = { kind: 'exception', text: 'Error: late', stack: 'at lessons.js:1:2' };
  const results = [
    visit('/education', 390, thrown),
    visit('/education', 1440, thrown, { kind: 'console', text: 'console error: x' }),
    visit('/contact', 1440, thrown),
  ];
  expect(await describeProblems(results, async () => 'Lessons.tsx:7')).toEqual([
    '/education at 390 and 1440 px, /contact at 1440 px: Error: late (Lessons.tsx:7)',
    '/education at 1440 px: console error: x',
  ]);
});

test('that a section is unavailable is left out where it is known why', async () => {
  const shown: Problem = { kind: 'unavailable', text: 'the section is unavailable' };
  const why: Problem = { kind: 'unavailable', text: 'it failed (entry): Error: no', reason: 'Error: no' };
  const noPlace = async () => undefined;
  expect(await describeProblems([visit('/a', 390, why, shown)], noPlace)).toEqual([
    '/a at 390 px: it failed (entry): Error: no',
  ]);
  expect(await describeProblems([visit('/a', 390, shown)], noPlace)).toHaveLength(1);
});

test('visitor or user is said where both opened a page and one of them meets the problem', async () => {
  const wide: Problem = { kind: 'overflow', text: 'wide' };
  const asVisitor = (...problems: Problem[]) => ({ ...visit('/a', 1440, ...problems), isUser: false });
  const noPlace = async () => undefined;
  const describe = (...results: VisitResult[]) => describeProblems(results, noPlace);
  expect(await describe(asVisitor(), visit('/a', 1440, wide))).toEqual(['/a at 1440 (as a user) px: wide']);
  expect(await describe(asVisitor(wide), visit('/a', 1440))).toEqual(['/a at 1440 (as a visitor) px: wide']);
  expect(await describe(asVisitor(wide), visit('/a', 1440, wide))).toEqual(['/a at 1440 px: wide']);
});

test('that a page had little data is said where it matters', async () => {
  const noPlace = async () => undefined;
  const thrown: Problem = { kind: 'exception', text: 'Error: empty' };
  const little = { ...visit('/a', 1440, thrown), amount: 'sparse' as const };
  expect(await describeProblems([little], noPlace)).toEqual([
    '/a at 1440 (with empty lists) px: Error: empty',
  ]);
  expect(await describeProblems([visit('/a', 390, thrown), little], noPlace)).toEqual([
    '/a at 390 px: Error: empty',
  ]);
  const clicked = { ...little, from: '/b' };
  expect(await describeProblems([clicked], noPlace)).toEqual([
    '/a at 1440 (by a click from /b, with empty lists) px: Error: empty',
  ]);
});
