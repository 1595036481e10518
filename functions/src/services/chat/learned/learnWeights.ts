import type { QuestionVector } from './vectorOf.ts';

/** Passes over the examples, and the initial learning rate. */
const ROUNDS = 8;
const STEP = 4;
const SLOWER = 0.15;
const STEP_OF_BIAS = 0.02;

/** Errors below it change nothing. */
const SMALL = 1e-3;

/** A prime, so that the examples are visited in an order that mixes their answers, the same every time. */
const STRIDE = 7_919;

/** Weight of each feature for each answer: by feature, then by answer. */
interface LearnedWeights {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/**
 * Learns from examples by multinomial logistic regression (softmax, stochastic gradient descent).
 *
 * @param labels of the examples, each the number of its answer
 */
export function learnWeights(
  examples: readonly QuestionVector[],
  labels: readonly number[],
  features: number,
  answers: number,
): LearnedWeights {
  const weights = new Float32Array(features * answers);
  const bias = new Float32Array(answers);
  const errors = new Float32Array(answers);
  const moved = new Int32Array(answers);
  for (let round = 0; round < ROUNDS; round += 1) {
    const step = STEP / (1 + SLOWER * round);
    for (let turn = 0; turn < examples.length; turn += 1) {
      const at = (turn * STRIDE + round) % examples.length;
      const example = examples[at];
      if (!example) continue;
      addScores(example, weights, bias, errors);
      toShares(errors);
      const label = labels[at] ?? 0;
      errors[label] = (errors[label] ?? 0) - 1;
      let moving = 0;
      for (let answer = 0; answer < answers; answer += 1) {
        const error = errors[answer] ?? 0;
        if (Math.abs(error) < SMALL) continue;
        moved[moving] = answer;
        moving += 1;
        bias[answer] = (bias[answer] ?? 0) - step * STEP_OF_BIAS * error;
      }
      for (let place = 0; place < example.ids.length; place += 1) {
        const start = (example.ids[place] ?? 0) * answers;
        const weight = step * (example.weights[place] ?? 0);
        for (let move = 0; move < moving; move += 1) {
          const answer = moved[move] ?? 0;
          weights[start + answer] = (weights[start + answer] ?? 0) - weight * (errors[answer] ?? 0);
        }
      }
    }
  }
  return { weights, bias };
}

function addScores(
  { ids, weights: its }: QuestionVector,
  weights: Float32Array,
  bias: Float32Array,
  scores: Float32Array,
): void {
  scores.set(bias);
  for (let place = 0; place < ids.length; place += 1) {
    const start = (ids[place] ?? 0) * scores.length;
    const weight = its[place] ?? 0;
    for (let answer = 0; answer < scores.length; answer += 1) {
      scores[answer] = (scores[answer] ?? 0) + weight * (weights[start + answer] ?? 0);
    }
  }
}

/** Turns scores into probabilities, in place (softmax). */
export function toShares(scores: Float32Array): void {
  const highest = scores.reduce((one, other) => Math.max(one, other), -Infinity);
  let total = 0;
  for (let answer = 0; answer < scores.length; answer += 1) {
    const power = Math.exp((scores[answer] ?? 0) - highest);
    scores[answer] = power;
    total += power;
  }
  for (let answer = 0; answer < scores.length; answer += 1) scores[answer] = (scores[answer] ?? 0) / total;
}
