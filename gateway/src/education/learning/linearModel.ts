import { FEATURE_COUNT, type Features } from './features.ts';

/** One weight for each feature and label, `labels` of a feature side by side, and one bias for each label. */
export interface LinearModel {
  labels: number;
  weights: Float32Array;
  bias: Float32Array;
}

/** An example: its features and the index of its label. */
export interface Sample {
  features: Features;
  label: number;
}

const EPOCHS = 5;
const RATE = 0.3;
const BIAS_RATE = 0.02;
/** Below this a step changes nothing that matters. */
const NEGLIGIBLE = 1e-4;

/** Learns a softmax regression by stochastic gradient descent (AdaGrad). The same samples give the same model. */
export function train(samples: readonly Sample[], labels: number): LinearModel {
  const model = {
    labels,
    weights: new Float32Array(FEATURE_COUNT * labels),
    bias: new Float32Array(labels),
  };
  const squares = new Float32Array(model.weights.length).fill(1e-6);
  const order = samples.map((_, index) => index);
  const random = randomNumbers();
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const index of order) learn(model, squares, samples[index]!);
  }
  return model;
}

function learn(model: LinearModel, squares: Float32Array, { features, label }: Sample): void {
  const { weights, bias, labels } = model;
  const { indexes, values } = features;
  const errors = predict(model, features);
  errors[label]! -= 1;
  for (let at = 0; at < labels; at += 1) {
    if (Math.abs(errors[at]!) < NEGLIGIBLE) errors[at] = 0;
    bias[at]! -= BIAS_RATE * errors[at]!;
  }
  for (let feature = 0; feature < indexes.length; feature += 1) {
    const first = indexes[feature]! * labels;
    for (let at = 0; at < labels; at += 1) {
      const gradient = errors[at]! * values[feature]!;
      if (gradient === 0) continue;
      squares[first + at]! += gradient * gradient;
      weights[first + at]! -= (RATE * gradient) / Math.sqrt(squares[first + at]!);
    }
  }
}

/** The model whose scores are the mean of two models' scores: it errs less than either. */
export function averageOf(one: LinearModel, other: LinearModel): LinearModel {
  const mean = (ones: Float32Array, others: Float32Array) =>
    ones.map((value, at) => (value + others[at]!) / 2);
  return {
    labels: one.labels,
    weights: mean(one.weights, other.weights),
    bias: mean(one.bias, other.bias),
  };
}

/** @returns the probability of each label; they add up to 1. */
export function predict({ weights, bias, labels }: LinearModel, { indexes, values }: Features): Float64Array {
  const scores = new Float64Array(bias);
  for (let feature = 0; feature < indexes.length; feature += 1) {
    const [place, value] = [indexes[feature]! * labels, values[feature]!];
    for (let at = 0; at < labels; at += 1) scores[at]! += weights[place + at]! * value;
  }
  const highest = Math.max(...scores);
  let sum = 0;
  for (let at = 0; at < labels; at += 1) sum += scores[at] = Math.exp(scores[at]! - highest);
  return scores.map(score => score / sum);
}

function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
}

// A linear congruential generator: the same order at every training.
function randomNumbers(seed = 1): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}
