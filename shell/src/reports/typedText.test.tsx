import { beforeEach, expect, test } from '@jest/globals';
import { createTypedText } from './typedText.ts';

const clean = createTypedText(() => ['Ada']);
let field: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<input>';
  field = document.querySelector('input')!;
});

function enter(value: string) {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
/** Letter by letter. */
function type(text: string) {
  for (let length = 1; length <= text.length; length++) enter(text.slice(0, length));
}
function erase() {
  while (field.value) enter(field.value.slice(0, -1));
}

test('what was typed and deleted again is kept out, in any case', () => {
  type('Grandma');
  erase();
  expect(clean('no result for Grandma')).toBe('no result for [typed]');
  expect(clean('no result for grandma, ADA')).toBe('no result for [typed], [typed]');
});

test('a longer text that is typed next does not bring the one before it back', () => {
  type('Wilhelmina');
  erase();
  type('a much longer wish (basic)');
  field.remove();
  expect(clean('Wilhelmina, WISH, (BASIC)')).toBe('[typed], [typed], ([typed])');
});

test('what was shortened before its field went away is kept out, too', () => {
  type('Johannes');
  enter('Johann');
  field.remove();
  expect(clean('johann and Johannes')).toBe('[typed] and [typed]');
});
