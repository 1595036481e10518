import type { CallCost, CallLimits } from './CallLimiter.ts';

/** What an open wallet asks by itself, again and again, for everybody at an internet address at once. */
const POLLED: ReadonlySet<CallCost['budget']> = new Set(['read', 'discover', 'incoming', 'settle']);

/**
 * How much more of that an address may ask than of what somebody has to do: fifty people in an office open their wallets, and each asks
 * up to 60 units in the first minute. The limits of each user, of a minute and of a day, stay what they are.
 */
const POLLED_FACTOR = 5;

/** Says how much a user, and an address, may use of a budget in a minute. */
export function callLimitsOf(budget: CallCost['budget'], configured: CallLimits): CallLimits {
  const { perUser, perAddress } = configured;
  return { perUser, perAddress: POLLED.has(budget) ? POLLED_FACTOR * perAddress : perAddress };
}
