import { expect, test } from '@jest/globals';
import { askedExamples, loadModels } from '../models.ts';
import { answers } from './answers.ts';
import { partsOf } from './parts.ts';
import { passagesOf } from './passages.ts';
import { retrievalOf, isOfSite } from './retrieval.ts';
import { createSimilarity } from './similarity.ts';
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

const { subjects, asked } = loadModels();
const retrieve = retrievalOf(subjects, asked);

test('nearly every answer is found by its own question', () => {
  const some = answers.filter((_, at) => at % 20 === 0);
  const missed = some.filter(
    ({ id, questions }) => !retrieve(questions[0]!).answers.some(({ answer }) => answer.id === id),
  );
  expect(missed.length).toBeLessThan(0.03 * some.length);
});

test.each([
  ['what is a swap', 1],
  ['what is a pip and what is a swap', 2],
  ['what is halving and why is everybody so excited', 2],
])('"%s" gets %d answers', (question, count) => {
  expect(retrieve(question).answers).toHaveLength(count);
});

test.each([
  ['what is ATR and why do people use it for stops', ['what is ATR', 'why do people use it for stops']],
  ['I bake bread for a living. What is a lot?', ['What is a lot?']],
  ['what is a swap', []],
])('"%s" has the parts %j', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

test('what somebody tells beside a question does not hide it', () => {
  const story = 'I dispense medicines for a living, twenty years now. What exactly is a lot of gold?';
  const { answers, score } = retrieve(story);
  expect(answers.map(({ answer }) => answer.id)).toContain('beginner/5/lot');
  expect(score).toBeGreaterThan(4);
});

test('likeness wants the whole text to be the same, coverage wants the question to be said', () => {
  const texts = ['halving', 'a halving cuts the reward of the miners in two', 'weather'].map(tokenize);
  const [short, long, other] = createSimilarity(texts, 'likeness')(['halving']);
  expect(short).toBeCloseTo(1);
  expect(long).toBeLessThan(0.6);
  expect(other).toBe(0);
  expect([...createSimilarity(texts, 'coverage')(['halving'])].slice(0, 2)).toEqual([
    expect.closeTo(1),
    expect.closeTo(1),
  ]);
});

test('a misspelled word is found by its parts', () => {
  const texts = ['what is leverage', 'what is slippage'].map(tokenize);
  const [right, wrong] = createSimilarity(texts, 'likeness')(['levrage']);
  expect(right).toBeGreaterThan(2 * wrong!);
});
