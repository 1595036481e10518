import type { AttemptLimit, Take } from '../../data/attempts.ts';

/** Counter of questions. */
export interface QuestionCounter {
  takeAll(takes: readonly Take[], now: number): Promise<number>;
}

/** Limits of questions per asker. */
export interface QuestionLimits {
  readonly perMinute: number;
  readonly perDay: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Counts a question against everyone it comes from: the user, if any, and the address.
 *
 * A question that one of them refuses counts for neither.
 *
 * @param now milliseconds since 1970
 * @returns 0 if it may be asked, else the milliseconds until it may
 */
export async function waitBeforeQuestion(
  counter: QuestionCounter,
  askers: readonly string[],
  { perMinute, perDay }: QuestionLimits,
  now: number = Date.now(),
): Promise<number> {
  const limits: AttemptLimit[] = [
    { action: 'chat_minute', attempts: perMinute, windowMs: MINUTE_MS },
    { action: 'chat_day', attempts: perDay, windowMs: DAY_MS },
  ];
  return counter.takeAll(
    askers.flatMap((who) => limits.map((limit) => ({ who, limit }))),
    now,
  );
}
