import { stemmer } from 'stemmer';
import { english } from '../languages/english.ts';
import { plainText } from '../plainText.ts';
import { SpellingCorrector } from '../SpellingCorrector.ts';

/** A question by its features: which, and how much each says. Its length is 1, of all of them, known or not. */
export interface QuestionVector {
  readonly ids: Int32Array;
  readonly weights: Float64Array;
}

/** Words of a question that are read. */
const MOST_WORDS = 120;

/** How much a pair of words and a concept count beside a word. */
const PAIR = 0.7;
const CONCEPT = 0.8;
const STEM = 0.4;

/** Letters that words begin with: what endings leave of them in languages that have many. */
const BEGINNING = 4;

/** Turns questions into vectors: their words, pairs of neighbours, and what the words are about, the rarer the heavier. */
export class ExampleSpace {
  readonly #ids = new Map<string, number>();
  /** By id, in how many questions a feature is. */
  readonly #counts: number[] = [];
  readonly #size: number;
  readonly #spelling: SpellingCorrector;
  readonly #concepts = conceptsByWord();
  readonly #stems = new Map<string, string>();

  constructor(questions: readonly string[]) {
    this.#size = questions.length;
    this.#spelling = new SpellingCorrector(questions.flatMap((question) => plainText(question).split(' ')));
    for (const question of questions) {
      for (const feature of this.#features(question)) {
        const id = this.#ids.get(feature) ?? this.#ids.size;
        this.#ids.set(feature, id);
        this.#counts[id] = (this.#counts[id] ?? 0) + 1;
      }
    }
  }

  /** How many features are known; their ids are below it. */
  get dimension(): number {
    return this.#ids.size;
  }

  /** @param concepts what is known to be meant beside the words, as of other languages */
  vector(question: string, concepts: Iterable<string> = []): QuestionVector {
    const ids: number[] = [];
    const weights: number[] = [];
    let square = 0;
    for (const feature of this.#features(question, concepts)) {
      const id = this.#ids.get(feature);
      const weight = this.#weight(feature, id);
      square += weight ** 2;
      if (id === undefined) continue;
      ids.push(id);
      weights.push(weight);
    }
    const length = Math.sqrt(square) || 1;
    return { ids: Int32Array.from(ids), weights: Float64Array.from(weights, (weight) => weight / length) };
  }

  #weight(feature: string, id: number | undefined): number {
    const count = id === undefined ? 0 : (this.#counts[id] ?? 0);
    const kind = feature.startsWith('#')
      ? CONCEPT
      : feature.endsWith('*')
        ? STEM
        : feature.includes(' ')
          ? PAIR
          : 1;
    return kind * Math.log((this.#size + 1) / (count + 0.5));
  }

  #features(question: string, concepts: Iterable<string> = []): Set<string> {
    const words = this.#spelling
      .correct(plainText(question), new Set())
      .split(' ', MOST_WORDS)
      .flatMap(pieces)
      .map((word) => this.#stem(word));
    const features = new Set(words);
    for (const [place, word] of ['', ...words].entries()) features.add(`${word} ${words[place] ?? ''}`);
    for (const word of words)
      for (const concept of this.#concepts.get(word) ?? []) features.add(`#${concept}`);
    for (const word of words) if (word.length > BEGINNING) features.add(`${word.slice(0, BEGINNING)}*`);
    for (const concept of concepts) features.add(`#${concept}`);
    return features;
  }

  /** A word without its ending; numbers are all one, apart from those of recovery phrases. */
  #stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = /^\d/.test(word) && !/^(?:11|12)$/.test(word) ? '0' : stemmer(word);
    this.#stems.set(word, stem);
    return stem;
  }
}

/** What single words of the English patterns are about, by their stems. */
function conceptsByWord(): ReadonlyMap<string, ReadonlySet<string>> {
  const concepts = new Map<string, Set<string>>();
  for (const [concept, pattern] of Object.entries(english)) {
    for (const [, word = '', letter] of pattern.matchAll(/(?<=^|\|)([a-z]+)(\?)?(?=\||$)/g)) {
      for (const form of letter ? [word, word.slice(0, -1)] : [word]) {
        const stem = stemmer(form);
        concepts.set(stem, (concepts.get(stem) ?? new Set()).add(concept));
      }
    }
  }
  return concepts;
}

/** A word; where words are written together, each two characters that stand side by side. */
function pieces(word: string): string[] {
  if (
    word.length < 3 ||
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
  )
    return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
