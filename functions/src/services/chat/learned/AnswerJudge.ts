import { toShares } from './learnWeights.ts';
import { QuestionFeatures } from './QuestionFeatures.ts';
import type { TrainedJudge } from './TrainedJudge.ts';
import { vectorOf } from './vectorOf.ts';

/** An answer and how likely it is, from 0 to 1. */
export interface JudgedAnswer {
  readonly answer: string;
  readonly share: number;
}

/** Judges by a trained model which answer a question wants. */
export class AnswerJudge {
  readonly #trained: TrainedJudge;
  readonly #ids: ReadonlyMap<string, number>;
  readonly #features: QuestionFeatures;

  constructor(trained: TrainedJudge) {
    this.#trained = trained;
    this.#ids = new Map(trained.features.map((feature, id) => [feature, id]));
    this.#features = new QuestionFeatures(trained.words);
  }

  /** The answers that a question may want, the likeliest first. */
  judge(question: string): readonly JudgedAnswer[] {
    const { answers, rarity, highestRarity, weights, scales, bias } = this.#trained;
    const vector = vectorOf(
      this.#features.of(question),
      this.#ids,
      (id) => (id === undefined ? undefined : rarity[id]) ?? highestRarity,
    );
    const scores = Float32Array.from(bias);
    for (const [place, id] of vector.ids.entries()) {
      const weight = (vector.weights[place] ?? 0) * (scales[id] ?? 0);
      for (let answer = 0; answer < scores.length; answer += 1) {
        scores[answer] = (scores[answer] ?? 0) + weight * (weights[id * scores.length + answer] ?? 0);
      }
    }
    toShares(scores);
    return answers
      .map((answer, at) => ({ answer, share: scores[at] ?? 0 }))
      .sort((one, other) => other.share - one.share);
  }
}
