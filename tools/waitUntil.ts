import { setTimeout as sleep } from 'node:timers/promises';
import { LocalError } from './LocalError.ts';

/**
 * Waits until a condition holds.
 *
 * @param what Names the condition, for the message.
 * @param limitMs Longest wait, in milliseconds.
 * @param everyMs Interval between two checks, in milliseconds.
 * @throws {LocalError} When it does not hold in time.
 */
export async function waitUntil(
  what: string,
  limitMs: number,
  condition: () => boolean | Promise<boolean>,
  everyMs = 100,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new LocalError(`Gave up after ${limitMs / 1000} s: ${what}.`);
    await sleep(everyMs);
  }
}
