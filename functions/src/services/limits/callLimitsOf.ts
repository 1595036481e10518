import type { CallCost, CallLimits } from './CallLimiter.ts';

/** Budgets that an open wallet polls, for all users at an internet address together. */
const POLLED: ReadonlySet<CallCost['budget']> = new Set(['read', 'discover', 'incoming', 'settle']);

/**
 * Factor of an address's limit for polled budgets: fifty people in an office open their wallets, and each
 * uses up to 60 units in the first minute. The limits of each user, of a minute and of a day, stay the same.
 */
const POLLED_FACTOR = 5;

/** Returns the limits of a budget per minute, for a user and for an address. */
export function callLimitsOf(budget: CallCost['budget'], configured: CallLimits): CallLimits {
  const { perUser, perAddress } = configured;
  return { perUser, perAddress: POLLED.has(budget) ? POLLED_FACTOR * perAddress : perAddress };
}
