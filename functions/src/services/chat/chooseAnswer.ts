import type { JudgedAnswer } from './learned/AnswerJudge.ts';

/** How likely an answer must be that the table of intents does not know of. */
const SURE = 0.7;

/** How likely where one that must not be missed is likely as well, or meant by the table. */
const SURE_IN_DANGER = 0.8;

/** How likely where the table of intents means the same, and where one that must not be missed is likely as well. */
const AGREED = 0.5;
const AGREED_IN_DANGER = 0.6;

/** From when on an answer is likely. */
const LIKELY = 0.2;
const LIKELY_DISTRESS = 0.3;

/** How likely an answer must be to be given in doubt, beside others to choose from. */
const MAYBE = 0.33;

/** From when on it may be that nothing here answers a question: then nothing is guessed. */
const MAYBE_UNKNOWN = 0.12;

/** How likely what the table means must be where it is likelier that nothing here answers the question. */
const LIKELY_MEANT = 0.3;

/** How sure it must be that nothing here answers a question whose words the table of intents knows. */
const SURELY_UNKNOWN = 0.7;

/** Answers that say the opposite of each other, and from when on the other one may be meant. */
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
 * The answer that a question gets, undefined where there is doubt.
 *
 * @param meant what the table of intents makes of it
 * @param judged what was learned from examples makes of it, the likeliest first
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
 * The answer to give in doubt, beside others to choose from; undefined where none is likely, or where one that must not be
 * missed may be meant.
 *
 * @param meant what the table of intents makes of the question
 * @param judged what was learned from examples makes of it, the likeliest first
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

/** Whether the opposite advice may be the right one: the words are lost, or the words are there. */
function mayMeanOpposite(best: JudgedAnswer, others: readonly JudgedAnswer[]): boolean {
  const opposite = opposites[best.answer];
  return others.some(({ answer, share }) => answer === opposite && share >= MAYBE_OPPOSITE);
}

/** Whether another answer than the likeliest may be meant that costs the coins if it is missed. */
function mayBeDanger(best: JudgedAnswer, others: readonly JudgedAnswer[]): boolean {
  if (dangers.has(best.answer)) return false;
  return others.reduce((sum, { answer, share }) => sum + (dangers.has(answer) ? share : 0), 0) >= LIKELY;
}
