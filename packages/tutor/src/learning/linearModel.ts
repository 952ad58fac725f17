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

/** While it learns: for each place the weights of all labels, then the sums of their squared gradients. */
type Dense = Pick<LinearModel, 'bias' | 'weights'>;

/** An example: its features, the index of its label, and as how many examples it counts. */
export interface Sample {
  features: Features;
  label: number;
  times?: number;
}

// In Jest each look at `Math` costs more than the power.
const { exp } = Math;
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
  const weights = new Float32Array(2 * vocabulary.hashes.length * labels);
  for (let at = labels; at < weights.length; at += 2 * labels) weights.fill(1e-6, at, at + labels);
  const model = { weights, bias: new Float32Array(labels) };
  const shuffled = [...samples];
  const random = randomNumbers(order);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(shuffled, random);
    for (const sample of shuffled) learn(model, sample, decay);
  }
  return model;
}

function learn({ weights, bias }: Dense, { features, label, times = 1 }: Sample, decay: number): void {
  const labels = bias.length;
  const errors = new Float64Array(bias);
  for (const { places, value } of features) {
    for (const place of places) {
      const first = 2 * place * labels;
      for (let at = 0; at < labels; at += 1) errors[at]! += weights[first + at]! * value;
    }
  }
  softmax(errors);
  errors[label]! -= 1;
  const wrong: number[] = [];
  for (let at = 0; at < labels; at += 1) if (Math.abs((errors[at]! *= times)) >= NEGLIGIBLE) wrong.push(at);
  for (const at of wrong) bias[at]! -= BIAS_RATE * errors[at]!;
  // Place by place, as they lie in memory.
  for (const { places, value } of wrong.length > 0 ? features : []) {
    for (const place of places) {
      const first = 2 * place * labels;
      for (const at of wrong) {
        const gradient = errors[at]! * value;
        const square = first + labels + at;
        weights[square]! += gradient * gradient;
        weights[first + at]! -=
          (RATE * (gradient + decay * weights[first + at]!)) / Math.sqrt(weights[square]!);
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
  const mean = (at: number, of: 'weights' | 'bias') => {
    let sum = 0;
    for (const model of models) sum += model[of][at]!;
    return Math.fround(sum / orders);
  };
  const starts = new Int32Array(vocabulary.hashes.length + 1);
  // A list of all places would have eighty million.
  const [kept, weights]: [number[], number[]] = [[], []];
  for (let place = 0; place < vocabulary.hashes.length; place += 1) {
    for (let label = 0; label < labels; label += 1) {
      const weight = mean(2 * place * labels + label, 'weights');
      if (Math.abs(weight) <= least) continue;
      kept.push(label);
      weights.push(weight);
    }
    starts[place + 1] = kept.length;
  }
  return {
    vocabulary,
    bias: Float32Array.from({ length: labels }, (_, label) => mean(label, 'bias')),
    starts,
    labels: labels > 256 ? Uint16Array.from(kept) : Uint8Array.from(kept),
    weights: Float32Array.from(weights),
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
  for (const score of scores) highest = score > highest ? score : highest;
  let sum = 0;
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = exp(scores[at]! - highest);
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
