import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Strength of a password. */
export interface PasswordEstimate {
  /** Guesses needed by an attacker who knows common passwords. */
  readonly guesses: number;
  readonly isStrong: boolean;
}

/** zxcvbn's 'safely unguessable': 10^8 guesses, each of which scrypt makes cost half a second of a core. */
const MIN_SCORE = 3;

/** Digits alone, with or without separators, are a date, a telephone or a card number, which the estimator rates as random. */
const HAS_NO_LETTER = /^\P{L}*$/u;
const MAX_GUESSES_WITHOUT_LETTER = 10_000_000;

/** Shorter parts of an e-mail address are in many words. */
const MIN_WORD_LENGTH = 3;

const SEPARATORS = /[^\p{L}\p{N}]+/u;

/** Words that an attacker of this wallet tries first. */
const EXPECTED_WORDS = [
  'everything',
  'wallet',
  'everything wallet',
  'everythingwallet',
  'ethereum',
  'crypto',
];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Estimates how hard a password is to guess. Its dictionaries are large: import it only where a password is created.
 *
 * @param email of the account, known to an attacker of it
 */
export function estimatePassword(password: string, email = ''): PasswordEstimate {
  const remainder = withoutRepetitions(withoutWordsOf(email, password));
  const { guesses, score } = estimator.check(remainder, EXPECTED_WORDS);
  if (HAS_NO_LETTER.test(password))
    return { guesses: Math.min(guesses, MAX_GUESSES_WITHOUT_LETTER), isStrong: false };
  return { guesses, isStrong: score >= MIN_SCORE };
}

function withoutWordsOf(email: string, password: string): string {
  const words = email.toLowerCase().split(SEPARATORS);
  let rest = password.toLowerCase();
  for (const word of words) if (word.length >= MIN_WORD_LENGTH) rest = rest.replaceAll(word, '');
  return rest.length === password.length ? password : rest;
}

/** Removes repetitions of a word: the estimator rates repetitions between separators as random. */
function withoutRepetitions(password: string): string {
  const words = password.split(SEPARATORS);
  const distinct = new Set(words.map((word) => word.toLowerCase()));
  return distinct.size === words.length ? password : [...distinct].join(' ');
}
