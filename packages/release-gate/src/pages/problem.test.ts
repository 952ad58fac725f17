import { expect, test } from '@jest/globals';
import { describeProblems, withoutKnown, type Problem, type VisitResult } from './problem.ts';

const visit = (path: string, width: number, ...problems: Problem[]): VisitResult => ({
  ...{ path, width, problems },
  isUser: true,
  amount: 'full',
});
const noPlace = async () => undefined;
const thrown: Problem = { text: 'Error: late', stack: 'at lessons.js:1:2' };

test('one sentence for each thing that is wrong, with the pages where it is and its place', async () => {
  const results = [
    visit('/education', 390, thrown),
    visit('/education', 1440, thrown, { text: 'console error: x' }),
    visit('/contact', 1440, thrown),
  ];
  expect(await describeProblems(results, async () => 'Lessons.tsx:7')).toEqual([
    '/education (390 px, user), /education (1440 px, user), /contact (1440 px, user): Error: late (Lessons.tsx:7)',
    '/education (1440 px, user): console error: x',
  ]);
});

test('who opened a page, from where and with how much data is said; of many pages only some are named', async () => {
  const clicked = { ...visit('/a', 1440, thrown), amount: 'sparse', from: '/b' } as const;
  const asVisitor = { ...visit('/a', 390, thrown), isUser: false };
  expect(await describeProblems([clicked, asVisitor], noPlace)).toEqual([
    '/a (1440 px, user, click from /b, empty lists), /a (390 px, visitor): Error: late',
  ]);
  const many = ['/a', '/b', '/c', '/d', '/e'].map(path => visit(path, 390, thrown));
  expect((await describeProblems(many, noPlace))[0]).toMatch(/\/c \(390 px, user\) and 2 more: Error: late/);
});

const contrast: Problem = { text: 'contrast of <p>', rule: 'color-contrast' };
const wider = (amount: number): Problem => ({ text: `${amount} px`, rule: 'width' });

test.each<[string, Problem[], Problem[], Problem[]]>([
  ['what the default version has, too', [contrast, wider(2)], [contrast, wider(3)], []],
  ['another problem than it has', [contrast], [wider(2)], [contrast]],
  ['an error, whoever has it', [thrown], [thrown], [thrown]],
])('%s', (_, found, known, left) => {
  const mayHave = ({ rule }: Problem) => rule !== undefined;
  expect(withoutKnown([visit('/a', 390, ...found)], [visit('/a', 390, ...known)], mayHave)).toEqual([
    visit('/a', 390, ...left),
  ]);
});

test('what visitors had before does not excuse what only users have now', () => {
  const asVisitor = { ...visit('/a', 390, wider(2)), isUser: false };
  const now = [visit('/a', 390, wider(2))];
  expect(withoutKnown(now, [asVisitor], () => true)).toEqual(now);
  expect(withoutKnown(now, [asVisitor, ...now], () => true)).toEqual([visit('/a', 390)]);
});
