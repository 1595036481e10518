import type { QuestionVector } from './ExampleSpace.ts';

/** How often the examples are gone through, and how far each moves the weights at first. */
const ROUNDS = 8;
const STEP = 7;
const SLOWER = 0.15;
const STEP_OF_BIAS = 0.02;

/** Errors below it move nothing. */
const SMALL = 1e-3;

/** A prime, so that the examples are gone through in an order that mixes their answers, the same every time. */
const STRIDE = 7_919;

/** Judges a question by what each of its features has said in the examples (multinomial logistic regression). */
export class SoftmaxRegression {
  readonly #answers: number;
  /** Of each feature, one for each answer. */
  readonly #weights: Float32Array;
  readonly #bias: Float64Array;

  constructor(
    vectors: readonly QuestionVector[],
    labels: readonly number[],
    dimension: number,
    answers: number,
  ) {
    this.#answers = answers;
    this.#weights = new Float32Array(dimension * answers);
    this.#bias = new Float64Array(answers);
    for (let round = 0; round < ROUNDS; round += 1) {
      const step = STEP / (1 + SLOWER * round);
      for (let turn = 0; turn < vectors.length; turn += 1) {
        const example = (turn * STRIDE + round) % vectors.length;
        const vector = vectors[example];
        if (vector) this.#learn(vector, labels[example] ?? 0, step);
      }
    }
  }

  /** The probability of each answer, by its number. */
  shares({ ids, weights }: QuestionVector): Float64Array {
    const answers = this.#answers;
    const scores = Float64Array.from(this.#bias);
    for (let place = 0; place < ids.length; place += 1) {
      const start = (ids[place] ?? 0) * answers;
      const weight = weights[place] ?? 0;
      for (let answer = 0; answer < answers; answer += 1) {
        scores[answer] = (scores[answer] ?? 0) + weight * (this.#weights[start + answer] ?? 0);
      }
    }
    const highest = scores.reduce((one, other) => Math.max(one, other));
    const powers = scores.map((score) => Math.exp(score - highest));
    const total = powers.reduce((one, other) => one + other);
    return powers.map((power) => power / total);
  }

  #learn(vector: QuestionVector, label: number, step: number): void {
    const { ids, weights } = vector;
    const errors = this.shares(vector);
    errors[label] = (errors[label] ?? 0) - 1;
    const moved = [...errors.keys()].filter((answer) => Math.abs(errors[answer] ?? 0) >= SMALL);
    for (const answer of moved) {
      this.#bias[answer] = (this.#bias[answer] ?? 0) - step * STEP_OF_BIAS * (errors[answer] ?? 0);
    }
    for (let place = 0; place < ids.length; place += 1) {
      const start = (ids[place] ?? 0) * this.#answers;
      const weight = step * (weights[place] ?? 0);
      for (const answer of moved) {
        this.#weights[start + answer] = (this.#weights[start + answer] ?? 0) - weight * (errors[answer] ?? 0);
      }
    }
  }
}
