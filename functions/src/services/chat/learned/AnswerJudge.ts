import { ExampleSpace } from './ExampleSpace.ts';
import type { HelpExample } from './HelpExample.ts';
import { NearestExamples } from './NearestExamples.ts';
import { SoftmaxRegression } from './SoftmaxRegression.ts';

/** An answer and how likely it is, from 0 to 1. */
export interface JudgedAnswer {
  readonly answer: string;
  readonly share: number;
}

/** Learns from examples which answer a question wants: the mean of two judges, of which one alone is seldom sure. */
export class AnswerJudge {
  readonly #names: readonly string[];
  readonly #space: ExampleSpace;
  readonly #nearest: NearestExamples;
  readonly #regression: SoftmaxRegression;

  constructor(examples: readonly HelpExample[]) {
    this.#names = [...new Set(examples.map(({ answer }) => answer))];
    this.#space = new ExampleSpace(examples.map(({ question }) => question));
    const vectors = examples.map(({ question }) => this.#space.vector(question));
    const labels = examples.map(({ answer }) => this.#names.indexOf(answer));
    this.#nearest = new NearestExamples(vectors, labels);
    this.#regression = new SoftmaxRegression(vectors, labels, this.#space.dimension, this.#names.length);
  }

  /**
   * The answers that a question may want, the likeliest first.
   *
   * @param concepts what is known to be meant beside the words, as of other languages
   */
  judge(question: string, concepts: Iterable<string> = []): readonly JudgedAnswer[] {
    const vector = this.#space.vector(question, concepts);
    const nearest = this.#nearest.shares(vector, this.#names.length);
    const learned = this.#regression.shares(vector);
    return this.#names
      .map((answer, at) => ({ answer, share: ((nearest[at] ?? 0) + (learned[at] ?? 0)) / 2 }))
      .sort((one, other) => other.share - one.share);
  }
}
