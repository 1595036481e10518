import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** How hard a password is to guess. */
export interface PasswordEstimate {
  /** How many guesses it takes somebody who knows what people choose. */
  readonly guesses: number;
  readonly isStrong: boolean;
}

/** zxcvbn's 'safely unguessable': 10^8 guesses, each of which scrypt makes cost half a second of a core. */
const MIN_SCORE = 3;

/** Digits alone are a date, a number of a telephone or a card, which an estimator counts as chance. */
const DIGITS = /^[\p{N}\s]*$/u;

/** What is on everybody's screen while the password is made. */
const SEEN = ['everything', 'wallet', 'everything wallet'];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Estimates a password; its lists are large, so whoever makes no password never loads this. */
export function estimatePassword(password: string): PasswordEstimate {
  const { guesses, score } = estimator.check(password, SEEN);
  return { guesses, isStrong: score >= MIN_SCORE && !DIGITS.test(password) };
}
