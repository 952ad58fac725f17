import type { Features, Vocabulary } from './vocabulary.ts';

/** One weight for each place of the vocabulary and label, `labels` of a place side by side, and one bias for each label. */
export interface LinearModel {
  labels: number;
  vocabulary: Vocabulary;
  weights: Float32Array;
  bias: Float32Array;
}

/** An example: its features, the index of its label, and as how many examples it counts. */
export interface Sample {
  features: Features;
  label: number;
  times?: number;
}

const EPOCHS = 5;
const RATE = 0.3;
const BIAS_RATE = 0.02;
/** An error below this changes nothing that matters. */
const NEGLIGIBLE = 0.01;

/**
 * Learns a softmax regression by stochastic gradient descent (AdaGrad). The same samples in the same order give the same model.
 * @param order a number for the order in which samples are learned
 * @param decay how strongly weights shrink while they are learned: what few samples show counts less
 */
function train(
  samples: readonly Sample[],
  labels: number,
  vocabulary: Vocabulary,
  order: number,
  decay = 0,
): LinearModel {
  const weights = new Float32Array(vocabulary.hashes.length * labels);
  const model = { labels, vocabulary, weights, bias: new Float32Array(labels) };
  const squares = new Float32Array(weights.length).fill(1e-6);
  const shuffled = [...samples];
  const random = randomNumbers(order);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(shuffled, random);
    for (const sample of shuffled) learn(model, squares, sample, decay);
  }
  return model;
}

function learn(
  model: LinearModel,
  squares: Float32Array,
  { features, label, times = 1 }: Sample,
  decay: number,
): void {
  const { weights, bias, labels } = model;
  const errors = predict(model, features);
  errors[label]! -= 1;
  for (let at = 0; at < labels; at += 1) {
    const error = errors[at]! * times;
    if (Math.abs(error) < NEGLIGIBLE) continue;
    bias[at]! -= BIAS_RATE * error;
    for (const { places, value } of features) {
      const gradient = error * value;
      for (const place of places) {
        const weight = place * labels + at;
        squares[weight]! += gradient * gradient;
        weights[weight]! -= (RATE * (gradient + decay * weights[weight]!)) / Math.sqrt(squares[weight]!);
      }
    }
  }
}

/** The mean of models that learned the same samples in different orders. */
export const trainInOrders = (
  samples: readonly Sample[],
  labels: number,
  vocabulary: Vocabulary,
  decay?: number,
): LinearModel => averageOf([1, 2, 3].map(order => train(samples, labels, vocabulary, order, decay)));

/** The model whose scores are the mean of several models' scores: it errs less than each. They share their vocabulary. */
function averageOf(models: readonly LinearModel[]): LinearModel {
  const mean = (arrays: Float32Array[]) =>
    arrays[0]!.map((_, at) => arrays.reduce((sum, array) => sum + array[at]!, 0) / arrays.length);
  return {
    ...models[0]!,
    weights: mean(models.map(({ weights }) => weights)),
    bias: mean(models.map(({ bias }) => bias)),
  };
}

/** @returns the probability of each label; they add up to 1. */
export function predict({ weights, bias, labels }: LinearModel, features: Features): Float64Array {
  const scores = new Float64Array(bias);
  for (const { places, value } of features) {
    for (const place of places) {
      const first = place * labels;
      for (let at = 0; at < labels; at += 1) scores[at]! += weights[first + at]! * value;
    }
  }
  return softmax(scores);
}

function softmax(scores: Float64Array): Float64Array {
  let highest = -Infinity;
  for (const score of scores) highest = Math.max(highest, score);
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp(scores[at]! - highest);
  for (let at = 0; at < scores.length; at += 1) scores[at]! /= sum;
  return scores;
}

function shuffle(items: unknown[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [items[last], items[other]] = [items[other], items[last]];
  }
}

// A linear congruential generator: the same order at every training.
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
