import type { Features, Vocabulary } from './vocabulary.ts';

/** The weights of each place of a vocabulary, those that matter, with the labels they are for; and one bias for each label. */
export interface LinearModel {
  vocabulary: Vocabulary;
  bias: Float32Array;
  /** Where the weights of each place begin; last, where they end. */
  starts: Int32Array;
  labels: Uint8Array | Uint16Array;
  weights: Float32Array;
}

/** While it learns: a weight for each place and label, those of a place side by side. */
interface Dense {
  bias: Float32Array;
  weights: Float32Array;
}

/** An example: its features, the index of its label, and as how many examples it counts. */
export interface Sample {
  features: Features;
  label: number;
  times?: number;
}

const RATE = 0.3;
const BIAS_RATE = 0.02;
/** An error below this changes nothing that matters. */
const NEGLIGIBLE = 0.01;

/**
 * Learns a softmax regression by stochastic gradient descent (AdaGrad). The same samples in the same order give the same model.
 * @param order a number for the order in which samples are learned
 * @param epochs how often each is learned
 * @param decay how strongly weights shrink while they are learned: what few samples show counts less
 */
function train(
  samples: readonly Sample[],
  labels: number,
  vocabulary: Vocabulary,
  order: number,
  epochs: number,
  decay: number,
): Dense {
  const weights = new Float32Array(vocabulary.hashes.length * labels);
  const model = { weights, bias: new Float32Array(labels) };
  const squares = new Float32Array(weights.length).fill(1e-6);
  const shuffled = [...samples];
  const random = randomNumbers(order);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(shuffled, random);
    for (const sample of shuffled) learn(model, squares, sample, decay);
  }
  return model;
}

function learn(
  { weights, bias }: Dense,
  squares: Float32Array,
  { features, label, times = 1 }: Sample,
  decay: number,
): void {
  const labels = bias.length;
  const errors = new Float64Array(bias);
  for (const { places, value } of features) {
    for (const place of places) {
      const first = place * labels;
      for (let at = 0; at < labels; at += 1) errors[at]! += weights[first + at]! * value;
    }
  }
  softmax(errors);
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

/**
 * The mean of models that learned the same samples in different orders: it errs less than each.
 * @param least weights below it are left out
 * @param orders how many
 */
export function trainInOrders(
  samples: readonly Sample[],
  labels: number,
  vocabulary: Vocabulary,
  { decay = 0, least = 0, orders = 3, epochs = 5 } = {},
): LinearModel {
  const models = Array.from({ length: orders }, (_, order) =>
    train(samples, labels, vocabulary, order + 1, epochs, decay),
  );
  const mean = (arrays: Float32Array[]) =>
    arrays[0]!.map((_, at) => arrays.reduce((sum, array) => sum + array[at]!, 0) / arrays.length);
  const weights = mean(models.map(model => model.weights));
  // A list of all places would have eighty million.
  const kept: number[] = [];
  for (let at = 0; at < weights.length; at += 1) if (Math.abs(weights[at]!) > least) kept.push(at);
  const starts = new Int32Array(vocabulary.hashes.length + 1);
  for (const at of kept) starts[Math.floor(at / labels) + 1]! += 1;
  for (let place = 1; place < starts.length; place += 1) starts[place]! += starts[place - 1]!;
  return {
    vocabulary,
    bias: mean(models.map(({ bias }) => bias)),
    starts,
    labels:
      labels > 256 ? Uint16Array.from(kept, at => at % labels) : Uint8Array.from(kept, at => at % labels),
    weights: Float32Array.from(kept, at => weights[at]!),
  };
}

/** @returns the probability of each label; they add up to 1. */
export function predict({ starts, labels, weights, bias }: LinearModel, features: Features): Float64Array {
  const scores = new Float64Array(bias);
  for (const { places, value } of features) {
    for (const place of places) {
      const end = starts[place + 1]!;
      for (let at = starts[place]!; at < end; at += 1) scores[labels[at]!]! += weights[at]! * value;
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
