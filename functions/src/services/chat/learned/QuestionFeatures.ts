import { stemmer } from 'stemmer';
import { english } from '../languages/english.ts';
import { hear } from '../languages/hear.ts';
import { normaliseQuestion } from '../normaliseQuestion.ts';
import { SpellingCorrector } from '../SpellingCorrector.ts';
import { withoutCourtesies } from '../withoutCourtesies.ts';

/** Words of a question that are read, and concepts of it that are put in pairs. */
const MAX_WORDS = 120;
const MAX_PAIRED = 24;

/** Weight of each kind of feature relative to a word. */
const PAIR = 0.7;
const WORD_CONCEPT = 0.8;
const CONCEPT = 0.9;
const CONCEPT_PAIR = 0.45;
const STEM = 0.4;
const LETTERS = 0.3;

/** Letters at the beginning of words: the part that stays in languages with many endings. */
const BEGINNING = 4;

/** Letters per n-gram, which a misspelt word shares with the correct one. */
const TOGETHER = 4;

/** Extracts the features of a question: its words, pairs of neighbours, letter n-grams, and concepts. */
export class QuestionFeatures {
  readonly #spelling: SpellingCorrector;
  readonly #concepts = conceptsByWord();
  readonly #stems = new Map<string, string>();

  /** @param words of the examples, towards which spelling is corrected */
  constructor(words: Iterable<string>) {
    this.#spelling = new SpellingCorrector(words);
  }

  /** The features of a question and how much each counts by its kind. */
  of(question: string): ReadonlyMap<string, number> {
    const text = withoutCourtesies(normaliseQuestion(question));
    const written = this.#spelling.correct(text, new Set()).split(' ', MAX_WORDS);
    const words = written.flatMap(pieces).map((word) => this.#stem(word));
    const features = new Map<string, number>();
    for (const word of words) features.set(word, 1);
    for (const [place, word] of ['', ...words].entries()) {
      features.set(`${word} ${words[place] ?? ''}`, PAIR);
    }
    for (const word of words) {
      for (const concept of this.#concepts.get(word) ?? []) features.set(`#${concept}`, WORD_CONCEPT);
      if (word.length > BEGINNING) features.set(`${word.slice(0, BEGINNING)}*`, STEM);
    }
    for (const word of new Set(written)) {
      const bounded = `<${word}>`;
      for (let at = 0; at + TOGETHER <= bounded.length; at += 1) {
        features.set(`~${bounded.slice(at, at + TOGETHER)}`, LETTERS);
      }
    }
    const concepts = [...hear(text).reading.keys()].sort();
    for (const concept of concepts) features.set(`@${concept}`, CONCEPT);
    for (const [place, one] of concepts.slice(0, MAX_PAIRED).entries()) {
      for (const other of concepts.slice(place + 1, MAX_PAIRED))
        features.set(`@${one}+${other}`, CONCEPT_PAIR);
    }
    return features;
  }

  /** Returns a word without its ending; numbers are all one, except those of recovery phrases. */
  #stem(word: string): string {
    const known = this.#stems.get(word);
    if (known !== undefined) return known;
    const stem = /^\d/.test(word) && !/^(?:11|12)$/.test(word) ? '0' : stemmer(word);
    this.#stems.set(word, stem);
    return stem;
  }
}

/** Returns the concepts of single words of the English patterns, by their stems. */
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

/** Returns a word; if words are written together, each two adjacent characters. */
function pieces(word: string): string[] {
  if (
    word.length < 3 ||
    !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(word)
  )
    return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}
