import { expect, test } from '@jest/globals';
import { askedExamples } from '../models.ts';
import { answers } from './answers.ts';
import { partsOf, withoutIntroduction } from './parts.ts';
import { passagesOf } from './passages.ts';
import { isOfSite } from './retrieval.ts';
import { createSimilarity, indexTexts } from './similarity.ts';
import { NONE } from './subjectClassifier.ts';
import { tokenize } from './words.ts';

const ids = answers.map(({ id }) => id);

test('each answer has a name of its own, a question, a text of some sentences, and passages that exist', () => {
  expect(new Set(ids).size).toBe(ids.length);
  const passages = new Set(passagesOf().map(({ id }) => id));
  for (const answer of answers) {
    expect([answer.id, answer.questions.length > 0]).toEqual([answer.id, true]);
    expect([answer.id, answer.text.split(/\s+/).length < 160]).toEqual([answer.id, true]);
    const known = answer.cites.filter(cite => isOfSite(answer) || passages.has(cite));
    expect([answer.id, known]).toEqual([answer.id, answer.cites]);
  }
});

test('each example names answers that exist', () => {
  const known = new Set([...ids, NONE]);
  expect(askedExamples().flatMap(example => example.ids.filter(id => !known.has(id)))).toEqual([]);
});

test.each([
  ['what is ATR and why do people use it for stops', ['what is ATR', 'why do people use ATR for stops']],
  ['I bake bread for a living. What is a lot?', ['What is a lot?']],
  ['what is slippage and why is it worse at night', ['what is slippage', 'why is Slippage worse at night']],
  ['what is a swap', []],
])('"%s" has the parts %j', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

test.each([
  ['Good morning, I am seventy and live in Fes. What is a candle?', 'What is a candle?'],
  ["hi im 19 and new here, what's a limit order", "what's a limit order"],
  ['I am always stopped out. What do people do about stops?', undefined],
  ["I'm from Ghana and trade at night. Is that worse?", undefined],
  ['hello', undefined],
])('of "%s" %j is looked up', (question, rest = question) => {
  expect(withoutIntroduction(question)).toBe(rest);
});

test('likeness wants the whole text to be the same, coverage wants the question to be said', () => {
  const texts = ['halving', 'a halving cuts the reward of the miners in two', 'weather'].map(tokenize);
  const [short, long, other] = createSimilarity(indexTexts(texts, 'likeness'))(['halving']);
  expect(short).toBeCloseTo(1);
  expect(long).toBeLessThan(0.6);
  expect(other).toBe(0);
  expect([...createSimilarity(indexTexts(texts, 'coverage'))(['halving'])].slice(0, 2)).toEqual([
    expect.closeTo(1),
    expect.closeTo(1),
  ]);
});

test('a misspelled word is found by its parts', () => {
  const texts = ['what is leverage', 'what is slippage'].map(tokenize);
  const [right, wrong] = createSimilarity(indexTexts(texts, 'likeness'))(['levrage']);
  expect(right).toBeGreaterThan(2 * wrong!);
});
