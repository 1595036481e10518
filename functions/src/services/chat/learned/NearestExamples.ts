import type { QuestionVector } from './ExampleSpace.ts';

/** How many neighbours are heard. */
const NEIGHBOURS = 15;

/** What nearness speaks for none of them: with nothing alike it is all there is. */
const NOBODY = 0.15;

/** Judges a question by the examples that are most like it (k nearest neighbours by cosine, each heard by its square). */
export class NearestExamples {
  readonly #answers: readonly number[];
  /** By feature, the examples that have it and how much. */
  readonly #examples = new Map<number, { example: number; weight: number }[]>();

  /** @param answers of the examples, each by its number */
  constructor(vectors: readonly QuestionVector[], answers: readonly number[]) {
    this.#answers = answers;
    for (const [example, { ids, weights }] of vectors.entries()) {
      for (const [place, id] of ids.entries()) {
        const having = this.#examples.get(id) ?? [];
        having.push({ example, weight: weights[place] ?? 0 });
        this.#examples.set(id, having);
      }
    }
  }

  /** The share of each answer, by its number. */
  shares({ ids, weights }: QuestionVector, answers: number): Float64Array {
    const cosines = new Float64Array(this.#answers.length);
    for (const [place, id] of ids.entries()) {
      const weight = weights[place] ?? 0;
      for (const { example, weight: its } of this.#examples.get(id) ?? []) {
        cosines[example] = (cosines[example] ?? 0) + weight * its;
      }
    }
    const nearest = highest(cosines);
    const shares = new Float64Array(answers);
    const total = nearest.reduce((sum, [, cosine]) => sum + cosine ** 2, NOBODY);
    for (const [example, cosine] of nearest) {
      const answer = this.#answers[example] ?? 0;
      shares[answer] = (shares[answer] ?? 0) + cosine ** 2 / total;
    }
    return shares;
  }
}

/** The highest of some cosines, each with its place. */
function highest(cosines: Float64Array): [number, number][] {
  const found: [number, number][] = [];
  for (const [place, cosine] of cosines.entries()) {
    if (cosine <= (found.length < NEIGHBOURS ? 0 : (found.at(-1)?.[1] ?? 0))) continue;
    const at = found.findIndex(([, other]) => other < cosine);
    found.splice(at < 0 ? found.length : at, 0, [place, cosine]);
    found.length = Math.min(found.length, NEIGHBOURS);
  }
  return found;
}
