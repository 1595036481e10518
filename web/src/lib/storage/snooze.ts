import { browserStore } from './browserStore.ts';

/** What a person is asked or reminded of, and may put off on this device. */
type Matter = 'deviceWallet' | 'recoveryDrill';

const MATTERS: readonly Matter[] = ['deviceWallet', 'recoveryDrill'];

/** One person's answer is not that of the next one at the same browser. */
const keyOf = (matter: Matter, userId: string) => `snooze.${matter}.${userId}`;

/** Whether somebody has put a matter off until later than now. */
export function isSnoozed(matter: Matter, userId: string, now: number = Date.now()): boolean {
  return Number(browserStore.read(keyOf(matter, userId)) ?? 0) > now;
}

/**
 * Puts a matter off, on this device.
 *
 * @param until milliseconds since 1970; for good where it is missing
 */
export function snooze(matter: Matter, userId: string, until: number = Number.MAX_SAFE_INTEGER): void {
  browserStore.write(keyOf(matter, userId), String(until));
}

/** Forgets the snoozed notices of a user. */
export function forgetSnoozed(userId: string): void {
  for (const matter of MATTERS) browserStore.remove(keyOf(matter, userId));
}
