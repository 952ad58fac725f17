import { expect, test } from '@jest/globals';
import type { VisitResult } from './openPages.ts';
import type { Problem } from './watchPage.ts';
import { withoutKnown } from './withoutKnown.ts';

const visit = (...problems: Problem[]): VisitResult => ({
  ...{ path: '/education', width: 390, isUser: true, amount: 'full', hasData: false },
  problems,
});
const contrast = (elements: number): Problem => ({
  kind: 'accessibility',
  text: `contrast of ${elements}`,
  finding: { rule: 'color-contrast', elements },
});
const overflow: Problem = { kind: 'overflow', text: 'wide' };
const thrown: Problem = { kind: 'exception', text: 'Error: x' };

test('what the version before has too is no reason to reject, unless more elements have it', () => {
  expect(withoutKnown([visit(contrast(2), overflow)], [visit(contrast(2), overflow)])).toEqual([visit()]);
  expect(withoutKnown([visit(contrast(3))], [visit(contrast(2))])).toEqual([visit(contrast(3))]);
  expect(withoutKnown([visit(contrast(1))], [visit(overflow)])).toEqual([visit(contrast(1))]);
});

test('an error is one, whoever has it', () => {
  expect(withoutKnown([visit(thrown)], [visit(thrown)])).toEqual([visit(thrown)]);
});
