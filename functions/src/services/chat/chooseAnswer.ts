import type { JudgedAnswer } from './learned/AnswerJudge.ts';

/** Minimum probability of an answer that the table of intents does not have. */
const SURE = 0.7;

/** The same if a critical answer is likely as well, or meant by the table. */
const SURE_IN_DANGER = 0.8;

/** The same if the table of intents agrees, and a critical answer is likely as well. */
const AGREED = 0.5;
const AGREED_IN_DANGER = 0.6;

/** Probability from which an answer is likely. */
const LIKELY = 0.2;
const LIKELY_DISTRESS = 0.3;

/** Minimum probability of an answer given in doubt, beside others to choose from. */
const MAYBE = 0.33;

/** Probability from which there may be no answer here: then nothing is guessed. */
const MAYBE_UNKNOWN = 0.12;

/** Minimum probability of the table's answer if it is likelier that no answer here fits. */
const LIKELY_MEANT = 0.3;

/** Minimum probability that no answer fits a question whose words the table of intents knows. */
const SURELY_UNKNOWN = 0.7;

/** Answers that contradict each other, and the probability from which the other one may be meant. */
const opposites: Readonly<Record<string, string>> = {
  'lost-phrase': 'words-no-password',
  'words-no-password': 'lost-phrase',
};
const MAYBE_OPPOSITE = 0.1;

/** Answers whose absence can cost the coins. */
export const dangers: ReadonlySet<string> = new Set([
  'drained',
  'foreign-phrase',
  'intrusion',
  'lost-phrase',
  'malware',
  'missing-word',
  'phrase-seen',
  'poisoned',
  'scam',
  'scam-tokens',
  'show-phrase',
  'signed-doubt',
  'stolen',
]);

/**
 * Returns the answer to a question, undefined in doubt.
 *
 * @param meant the table's intent
 * @param judged answers by the trained model, the likeliest first
 */
export function chooseAnswer(
  meant: string | undefined,
  [best, ...others]: readonly JudgedAnswer[],
): string | undefined {
  const isDistress = ({ answer, share }: JudgedAnswer) => answer === 'distress' && share >= LIKELY_DISTRESS;
  if (meant === 'distress') return meant;
  if (!best) return undefined;
  if ([best, ...others].some(isDistress)) return 'distress';
  if (best.answer === 'unknown' && meant !== undefined) {
    const isLikely = others.some(({ answer, share }) => answer === meant && share >= LIKELY_MEANT);
    if (isLikely) return meant;
    return best.share >= SURELY_UNKNOWN ? best.answer : undefined;
  }
  const isDangerous = mayBeDanger(best, others) || mayMeanOpposite(best, others);
  if (meant === best.answer) {
    return best.share >= (isDangerous ? AGREED_IN_DANGER : AGREED) ? best.answer : undefined;
  }
  const isMeantDanger = meant !== undefined && dangers.has(meant) && !dangers.has(best.answer);
  const isInDanger = isDangerous || isMeantDanger;
  return best.share >= (isInDanger ? SURE_IN_DANGER : SURE) ? best.answer : undefined;
}

/**
 * Returns the answer to give in doubt, beside others to choose from; undefined if none is likely, or if a
 * critical one may be meant.
 *
 * @param meant the table's intent
 * @param judged answers by the trained model, the likeliest first
 */
export function guessAnswer(
  meant: string | undefined,
  [best, ...others]: readonly JudgedAnswer[],
): string | undefined {
  if (!best || best.share < MAYBE || mayBeDanger(best, others) || mayMeanOpposite(best, others))
    return undefined;
  const isMaybeUnknown = others.some(({ answer, share }) => answer === 'unknown' && share >= MAYBE_UNKNOWN);
  const isMeantDanger = meant !== undefined && dangers.has(meant) && !dangers.has(best.answer);
  return isMaybeUnknown || isMeantDanger ? undefined : best.answer;
}

/** Returns true if the opposite advice may be right: the words are lost, or the words are there. */
function mayMeanOpposite(best: JudgedAnswer, others: readonly JudgedAnswer[]): boolean {
  const opposite = opposites[best.answer];
  return others.some(({ answer, share }) => answer === opposite && share >= MAYBE_OPPOSITE);
}

/** Returns true if another answer than the likeliest may be meant whose absence costs the coins. */
function mayBeDanger(best: JudgedAnswer, others: readonly JudgedAnswer[]): boolean {
  if (dangers.has(best.answer)) return false;
  return others.reduce((sum, { answer, share }) => sum + (dangers.has(answer) ? share : 0), 0) >= LIKELY;
}
