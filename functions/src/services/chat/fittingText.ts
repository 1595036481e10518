import type { HelpEntry } from '@everything-wallet/core/help/HelpEntry';
import { stemmer } from 'stemmer';
import { dangers } from './chooseAnswer.ts';
import { fillers } from './languages/fillers.ts';
import { normaliseQuestion } from './normaliseQuestion.ts';

/** Answers to people whose coins may be lost by a step that is left out. */
const given: ReadonlySet<string> = new Set([
  'api-mistake',
  'approvals',
  'bridge-waiting',
  'cleared-browser',
  'contract-address',
  'device-password',
  'exchange-deposit',
  'nft-listing',
  'nft-offers',
  'payment-proof',
  'refused-sign',
  'restored-empty',
  'sent-twice',
  'signing',
  'staked-elsewhere',
  'swap-missing',
  'tax',
  'token-versions',
]);

/** Minimum overlap of a paragraph with a question, in words that no other paragraph of the answer has. */
const MIN_SHARED = 1;
/** The same if the other paragraphs are left out altogether. */
const MIN_SHARED_ALONE = 3;
/** Minimum ratio to the next paragraph's overlap. */
const CLEARLY_MORE = 2;

/**
 * Picks the paragraphs of an answer that fit a question: the first, which states what to do, and the one that
 * shares most words with the question. An answer whose absence can cost coins is given whole, and so is one
 * without a paragraph that fits clearly better.
 */
export function fittingText({ name, text }: HelpEntry, question: string): string {
  const paragraphs = text.split('\n\n');
  if (paragraphs.length < 2 || dangers.has(name) || given.has(name)) return text;
  const stems = paragraphs.map(stemsOf);
  const questionStems = [...stemsOf(question)];
  const scores = stems.map((its) =>
    questionStems.reduce(
      (sum, stem) => (its.has(stem) ? sum + 1 / stems.filter((other) => other.has(stem)).length : sum),
      0,
    ),
  );
  const best = Math.max(...scores);
  const place = scores.indexOf(best);
  const next = Math.max(...scores.filter((_, at) => at !== place));
  if (best < MIN_SHARED || best < CLEARLY_MORE * next) return text;
  const [first = ''] = paragraphs;
  if (place > 0) return [first, paragraphs[place]].join('\n\n');
  return best >= MIN_SHARED_ALONE ? first : text;
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = normaliseQuestion(text).split(' ');
  return new Set(words.filter((word) => word.length > 1 && !fillers.has(word)).map((word) => stemmer(word)));
}
