import { setTimeout as sleep } from 'node:timers/promises';
import { LocalError } from './LocalError.ts';

/**
 * Waits until a condition holds.
 * @param what What is waited for, for the message.
 * @param limitMs The longest to wait, in milliseconds.
 * @param everyMs How long to wait between two looks, in milliseconds.
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
