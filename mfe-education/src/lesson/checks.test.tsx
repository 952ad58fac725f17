import { expect, it } from '@jest/globals';
import { lessons } from '@site/curriculum/lessons';
import { figures, type FigureId } from '@site/figures';

const numbersIn = (text: string): readonly string[] => text.match(/\d[\d,.]*\d|\d/g) ?? [];
const asked = lessons.flatMap(({ checks }) => checks.filter(({ figure }) => figure));

it.each(asked)('the answer to "$question" cannot be copied from its figure', check => {
  const { caption, alternative } = figures[check.figure as FigureId];
  const shown = numbersIn(caption + alternative);
  const given = numbersIn(check.question);
  if (given.length > 0) expect(given.filter(number => !shown.includes(number))).not.toEqual([]);
  expect(numbersIn(check.choices[check.answer]!).filter(number => shown.includes(number))).toEqual([]);
});
