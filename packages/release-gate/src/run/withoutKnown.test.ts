import { expect, test } from '@jest/globals';
import type { VisitResult } from './visits.ts';
import type { Problem } from './watchPage.ts';
import { withoutKnown } from './withoutKnown.ts';

const visit = (...problems: Problem[]): VisitResult => ({
  ...{ path: '/education', width: 390, isUser: true, amount: 'full' },
  problems,
});
const contrast = (elements: number): Problem => ({
  kind: 'accessibility',
  text: `contrast of ${elements}`,
  finding: { rule: 'color-contrast', elements },
});
const wider = (pixels: number): Problem => ({
  kind: 'overflow',
  text: 'a layout that is wider than the screen',
  pixels,
});
const overflow = wider(2);
const thrown: Problem = { kind: 'exception', text: 'Error: x' };

test('what the default version has, too, is no reason to reject, unless more elements have it', () => {
  expect(withoutKnown([visit(contrast(2), overflow)], [visit(contrast(2), overflow)])).toEqual([visit()]);
  expect(withoutKnown([visit(contrast(3))], [visit(contrast(2))])).toEqual([visit(contrast(3))]);
  expect(withoutKnown([visit(contrast(1))], [visit(overflow)])).toEqual([visit(contrast(1))]);
});

test('a layout that is wider than before is a reason to reject', () => {
  expect(withoutKnown([visit(wider(800))], [visit(wider(2))])).toEqual([visit(wider(800))]);
  expect(withoutKnown([visit(wider(1))], [visit(wider(2))])).toEqual([visit()]);
});

test('what visitors had before does not excuse what only users have now', () => {
  const asVisitor = { ...visit(overflow), isUser: false };
  expect(withoutKnown([visit(overflow)], [asVisitor])).toEqual([visit(overflow)]);
  expect(withoutKnown([visit(overflow)], [asVisitor, visit(overflow)])).toEqual([visit()]);
});

test('an error is one, whoever has it', () => {
  expect(withoutKnown([visit(thrown)], [visit(thrown)])).toEqual([visit(thrown)]);
});
