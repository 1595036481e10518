import { endsWithPhrase } from './endsWithPhrase.ts';
import { phraseWords } from './phraseWords.ts';

/** Bits for or against a phrase that words give when its own words are a certain share of all. */
interface Model {
  readonly ofWord: Float64Array;
  readonly shortened: number;
  readonly misspelt: number;
  readonly other: number;
  /** Bits that are enough, and what is enough where a checksum speaks as well. */
  readonly enough: number;
  readonly enoughWithChecksum: number;
  readonly enoughInParts: number;
}

/** Whoever knows so many words of a phrase of twelve can try the others; so many of them must be spelled as they are. */
const TELLING_WORDS = 9;
const FEWEST_RIGHT = 8;

/** Of the shortest phrase, how many words may be wrong, and the bits that the others must give. */
const FEWEST_WORDS = 12;
const MAX_WRONG = 2;
const ENOUGH_OF_TWELVE = 6;

/** How often a word may count: it may be in a phrase twice, and whoever repeats themselves says no phrase. */
const MAX_TIMES = 2;

/** Where some words of a phrase stand together, too few to be one. */
const WORDS_OF_PART = 3;
const BITS_OF_PART = 11;

/** The words of the list are told by their first four letters. */
const PREFIX = 4;
/** The share of a list's word without its end, and of one with another end, in a phrase that somebody writes and in other texts. */
const shortened = { inPhrase: 1 / 3, elsewhere: 1 / 250 };
const misspelt = { inPhrase: 1 / 20, elsewhere: 1 / 5 };

const words = Array.from(phraseWords);
const prefixes = new Map(words.map(([word], index) => [word.slice(0, PREFIX), index]));

/** Four letters that are a word, or usual among programmers, and no shortened one. */
const complete = new Set(
  (
    'addr attr auth bare came cast cert char conf decl desc diff dist drag elem exec expr feat flow glob hear hell info init ' +
    'jack lang late lead less lone mark memo mess meta mode part perf plan port prop read repl repo resp sent sold some spec ' +
    'star stat than them thin util week'
  ).split(' '),
);

/** One after another, with single words between, and with several; parts are told from other text only where they are dense. */
const models: readonly [Model, ...Model[]] = [
  { ...modelOf(0.85), enough: 15, enoughWithChecksum: 8, enoughInParts: 31 },
  { ...modelOf(0.45), enough: 16, enoughWithChecksum: 12.5, enoughInParts: Infinity },
  { ...modelOf(0.17), enough: 17, enoughWithChecksum: 15.5, enoughInParts: Infinity },
];

/** The words of a message; in a longer text more adds up by chance, so that more is asked for: bits for every doubling. */
const WORDS_OF_MESSAGE = 64;
const BITS_OF_DOUBLING = 2;
const MAX_DOUBLINGS = 3;

function modelOf(density: number) {
  const bits = (inPhrase: number, elsewhere: number) =>
    Math.log2((density * inPhrase) / elsewhere + 1 - density);
  return {
    ofWord: Float64Array.from(words, ([, share]) => bits(1 / words.length, share)),
    shortened: bits(shortened.inPhrase, shortened.elsewhere),
    misspelt: bits(misspelt.inPhrase, misspelt.elsewhere),
    other: Math.log2(1 - density),
  };
}

/** How a word was read: as the list's word of an index, as its first four letters, as it with another end, or as none. */
interface Reading {
  readonly index: number;
  readonly as: 'whole' | 'shortened' | 'misspelt' | 'other';
}

const other: Reading = { index: -1, as: 'other' };
const whole = new Map(words.map(([word], index) => [word, { index, as: 'whole' } as const]));

function read(token: string): Reading {
  const known = whole.get(token);
  if (known) return known;
  if (token.length < PREFIX) return other;
  const index = prefixes.get(token.slice(0, PREFIX));
  if (index === undefined) return other;
  return { index, as: token.length === PREFIX && !complete.has(token) ? 'shortened' : 'misspelt' };
}

/**
 * Whether words hold a recovery phrase, in one place or in several, with whatever else between.
 *
 * Every word speaks for a phrase or against it, by how likely it is in one and how likely in other English: 'sausage' says
 * a lot, 'you' nothing, and a word that is not on the list speaks against. What adds up since it was last nothing is held
 * against a bound (the cumulative sum test, E. S. Page, 1954). It does not matter in which order the words are, whether one
 * is wrong, or what their checksum is; a valid checksum makes up for everyday words and for words that are said often.
 *
 * @param tokens in small letters from a to z
 */
export function containsPhraseInWords(tokens: readonly string[]): boolean {
  if (tokens.length < TELLING_WORDS) return false;
  const readings = tokens.map(read);
  return (
    hasUnbrokenPhrase(readings) || hasNearlyAll(readings) || models.some((model) => addsUp(readings, model))
  );
}

/** Whether words of the list, and nothing else between them, end in a valid checksum somewhere. */
function hasUnbrokenPhrase(readings: readonly Reading[]): boolean {
  let run: number[] = [];
  return readings.some(({ index, as }) => {
    if (as === 'whole' || as === 'shortened') {
      run.push(index);
      return endsWithPhrase(run);
    }
    run = [];
    return false;
  });
}

/** Whether of twelve words in a row ten or more are of the list, and are no everyday words either. */
function hasNearlyAll(readings: readonly Reading[]): boolean {
  const [{ ofWord, other: nothing }] = models;
  const last: number[] = [];
  let known = 0;
  let sum = 0;
  return readings.some(({ index, as }) => {
    const count = (of: number, times: number) => {
      known += of < 0 ? 0 : times;
      sum += (ofWord[of] ?? nothing) * times;
    };
    const found = as === 'whole' && !last.includes(index) ? index : -1;
    last.push(found);
    count(found, 1);
    if (last.length > FEWEST_WORDS) count(last.shift() ?? -1, -1);
    return known >= FEWEST_WORDS - MAX_WRONG && sum >= ENOUGH_OF_TWELVE;
  });
}

function addsUp(readings: readonly Reading[], model: Model): boolean {
  const doublings = Math.min(MAX_DOUBLINGS, Math.max(0, Math.log2(readings.length / WORDS_OF_MESSAGE)));
  const more = doublings * BITS_OF_DOUBLING;
  let sum = 0;
  let highest = 0;
  let right = 0;
  let wrong = 0;
  let run: number[] = [];
  const times = new Map<number, number>();
  const parts = { words: 0, bits: 0 };
  const endPart = () => {
    if (right >= WORDS_OF_PART && highest >= BITS_OF_PART) {
      parts.words += right;
      parts.bits += highest;
    }
    sum = highest = right = wrong = 0;
    run = [];
    times.clear();
  };
  for (const { index, as } of readings) {
    if (as === 'other') {
      sum += model.other;
      if (sum <= 0) endPart();
      continue;
    }
    const value = as === 'whole' ? (model.ofWord[index] ?? 0) : model[as];
    const time = (times.get(index) ?? 0) + 1;
    times.set(index, time);
    sum += time <= MAX_TIMES ? value : Math.min(value, 0);
    if (as === 'misspelt') wrong += time <= MAX_TIMES ? 1 : 0;
    else {
      right += time <= MAX_TIMES ? 1 : 0;
      run.push(index);
      if (sum >= model.enoughWithChecksum + more && endsWithPhrase(run)) return true;
    }
    highest = Math.max(highest, sum);
    if (sum >= model.enough + more && right + wrong >= TELLING_WORDS && right >= FEWEST_RIGHT) return true;
    if (sum <= 0) endPart();
  }
  endPart();
  return parts.words >= TELLING_WORDS && parts.bits >= model.enoughInParts;
}
