import { browserStore } from './browserStore.ts';

/** Notices that the user may snooze on this device. */
type Matter = 'deviceWallet' | 'firstSteps' | 'recoveryDrill';

const MATTERS: readonly Matter[] = ['deviceWallet', 'firstSteps', 'recoveryDrill'];

/** Key of one user's snooze, since another may use the same browser. */
const keyOf = (matter: Matter, userId: string) => `putOff.${matter}.${userId}`;

/** Returns true if the user has snoozed a notice until a later time. */
export function isSnoozed(matter: Matter, userId: string, now: number = Date.now()): boolean {
  return Number(browserStore.read(keyOf(matter, userId)) ?? 0) > now;
}

/**
 * Snoozes a notice on this device.
 *
 * @param until milliseconds since 1970; forever if omitted
 */
export function snooze(matter: Matter, userId: string, until: number = Number.MAX_SAFE_INTEGER): void {
  browserStore.write(keyOf(matter, userId), String(until));
}

/** Forgets the snoozed notices of a user. */
export function forgetSnoozed(userId: string): void {
  for (const matter of MATTERS) browserStore.remove(keyOf(matter, userId));
}
