import { endsWithPhrase } from './endsWithPhrase.ts';
import { phraseWords } from './phraseWords.ts';

/** Evidence in bits for or against a phrase, assuming a share of its words in the text. */
interface Model {
  readonly ofWord: Float64Array;
  readonly shortened: number;
  readonly misspelt: number;
  readonly other: number;
  /** Bits that suffice alone, and with a valid checksum. */
  readonly enough: number;
  readonly enoughWithChecksum: number;
  readonly enoughInParts: number;
}

/**
 * With this many words of a phrase of twelve the others can be found by trial; they must be spelled
 * correctly.
 */
const DECISIVE_WORDS = 9;
const FEWEST_RIGHT = 8;

/** For the shortest phrase: wrong words allowed, and the bits the others must give. */
const FEWEST_WORDS = 12;
const MAX_WRONG = 2;
const ENOUGH_OF_TWELVE = 6;

/** Occurrences of a word that count: a phrase may have it twice, and more repetitions are ordinary text. */
const MAX_TIMES = 2;

/** Adjacent words that form a part of a phrase. */
const WORDS_OF_PART = 3;
const BITS_OF_PART = 11;

/** First letters that identify a word of the list. */
const PREFIX = 4;
/**
 * Share of a list's words without their ending, or with another one, in written phrases and in other texts.
 */
const shortened = { inPhrase: 1 / 3, elsewhere: 1 / 250 };
const misspelt = { inPhrase: 1 / 20, elsewhere: 1 / 5 };

const words = Array.from(phraseWords);
const prefixes = new Map(words.map(([word], index) => [word.slice(0, PREFIX), index]));

/** Four-letter words, or common programming terms, that are not shortened words. */
const complete = new Set(
  (
    'addr attr auth bare came cast cert char conf decl desc diff dist drag elem exec expr feat flow glob hear hell info init ' +
    'jack lang late lead less lone mark memo mess meta mode part perf plan port prop read repl repo resp sent sold some spec ' +
    'star stat than them thin util week'
  ).split(' '),
);

/**
 * Words in succession, with single words between, and with several; parts stand out from other text only if
 * dense.
 */
const models: readonly [Model, ...Model[]] = [
  { ...buildModel(0.85), enough: 15, enoughWithChecksum: 8, enoughInParts: 31 },
  { ...buildModel(0.45), enough: 16, enoughWithChecksum: 12.5, enoughInParts: Infinity },
  { ...buildModel(0.17), enough: 17, enoughWithChecksum: 15.5, enoughInParts: Infinity },
];

/** Words of a message; a longer text collects more by chance, so each doubling requires extra bits. */
const WORDS_OF_MESSAGE = 64;
const BITS_OF_DOUBLING = 2;
const MAX_DOUBLINGS = 3;

function buildModel(density: number) {
  const bits = (inPhrase: number, elsewhere: number) =>
    Math.log2((density * inPhrase) / elsewhere + 1 - density);
  return {
    ofWord: Float64Array.from(words, ([, share]) => bits(1 / words.length, share)),
    shortened: bits(shortened.inPhrase, shortened.elsewhere),
    misspelt: bits(misspelt.inPhrase, misspelt.elsewhere),
    other: Math.log2(1 - density),
  };
}

/**
 * Reading of a word: a word of the list by index, its first four letters, those with another ending, or none.
 */
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
 * True if words contain a recovery phrase, in one place or in several, with anything between.
 *
 * Each word counts for or against a phrase, by its probability in one and in other English: 'sausage' counts
 * a lot, 'you' nothing, and a word outside the list counts against. The sum since it last was zero is
 * compared with a bound (the cumulative sum test, E. S. Page, 1954). The order of the words, a wrong word and
 * the checksum do not matter; a valid checksum makes up for common words and repetitions.
 *
 * @param tokens in lower-case letters from a to z
 */
export function containsPhraseInWords(tokens: readonly string[]): boolean {
  if (tokens.length < DECISIVE_WORDS) return false;
  const readings = tokens.map(read);
  return (
    hasUnbrokenPhrase(readings) || hasNearlyAll(readings) || models.some((model) => addsUp(readings, model))
  );
}

/** True if consecutive words of the list end in a valid checksum somewhere. */
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

/** True if ten or more of twelve consecutive words are in the list and not everyday words. */
function hasNearlyAll(readings: readonly Reading[]): boolean {
  const [{ ofWord, other: otherBits }] = models;
  const last: number[] = [];
  let known = 0;
  let sum = 0;
  return readings.some(({ index, as }) => {
    const count = (of: number, times: number) => {
      known += of < 0 ? 0 : times;
      sum += (ofWord[of] ?? otherBits) * times;
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
    if (sum >= model.enough + more && right + wrong >= DECISIVE_WORDS && right >= FEWEST_RIGHT) return true;
    if (sum <= 0) endPart();
  }
  endPart();
  return parts.words >= DECISIVE_WORDS && parts.bits >= model.enoughInParts;
}
