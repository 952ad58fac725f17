import { expect, test } from '@jest/globals';
import { hashesOf, wordsOf } from './hashes.ts';
import { vocabularyOf } from './vocabulary.ts';

const textOf = (word: string) => hashesOf([[word]]);
const known = (vocabulary: ReturnType<typeof vocabularyOf>, word: string) =>
  vocabulary.place(textOf(word)).grams[0]! >= 0;

test('a word that only one source uses is not known, however often it is used', () => {
  const words = ['gold', 'gold', 'coin', 'coin'];
  const vocabulary = vocabularyOf(words.map(textOf), ['ada', 'ada', 'ada', 'ben']);
  expect(words.map(word => known(vocabulary, word))).toEqual([false, false, true, true]);
});

test('without sources every word is known', () => {
  const vocabulary = vocabularyOf([textOf('gold')]);
  expect([known(vocabulary, 'gold'), known(vocabulary, 'coin')]).toEqual([true, false]);
});

test.each([
  ['in any order, whatever stands between them', ['garage: no rope'], true],
  ['by how they begin', ['rope in a garaging'], true],
  ['not in two clauses', ['a rope', 'a garage'], false],
])('the longer words of a clause are paired %s', (_how, clauses, same) => {
  const pairs = (texts: string[]) => [...hashesOf(texts.map(wordsOf)).pairs];
  expect(pairs(['rope in a garage'])).toHaveLength(1);
  expect(pairs(clauses).join() === pairs(['rope in a garage']).join()).toBe(same);
});
