import { statedPrice } from '../amounts/statedPrice.ts';

/** Basis points of a whole. */
const WHOLE = 10_000n;

/** An amount in the smallest unit, how many decimals its token has, and what one whole one costs in dollars. */
interface Worth {
  readonly units: bigint;
  readonly decimals: number;
  readonly usd: number;
}

/**
 * By how much less what comes is worth than what is given, at market prices.
 *
 * @returns whole basis points, cut off; 0 where it is worth more, undefined where what is given is worth nothing
 */
export function worthLossBps(given: Worth, received: Worth): number | undefined {
  const before = given.units * statedPrice(given.usd) * 10n ** BigInt(received.decimals);
  const after = received.units * statedPrice(received.usd) * 10n ** BigInt(given.decimals);
  if (before === 0n) return undefined;
  return after >= before ? 0 : Number(((before - after) * WHOLE) / before);
}
