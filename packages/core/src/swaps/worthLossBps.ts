import { statedPrice } from '../amounts/statedPrice.ts';

/** Basis points of a whole. */
const WHOLE = 10_000n;

/** Amount in the smallest unit, its token's decimals, and the dollar price of one whole token. */
interface ValuedAmount {
  readonly units: bigint;
  readonly decimals: number;
  readonly usd: number;
}

/**
 * Returns how much less the output is worth than the input, at market prices.
 *
 * @returns whole basis points, truncated; 0 if it is worth more, undefined if the input is worthless
 */
export function worthLossBps(given: ValuedAmount, received: ValuedAmount): number | undefined {
  const before = given.units * statedPrice(given.usd) * 10n ** BigInt(received.decimals);
  const after = received.units * statedPrice(received.usd) * 10n ** BigInt(given.decimals);
  if (before === 0n) return undefined;
  return after >= before ? 0 : Number(((before - after) * WHOLE) / before);
}
