import type { WarningMessage } from '../calls/warningMessage.ts';

/** Basis points above which the user is warned, and above which the stronger warning appears. */
const NOTABLE_BPS = 300;
const HIGH_BPS = 1_000;

/**
 * Returns the warning of a swap that moves the price against the user.
 *
 * @param bps shortfall from the pools' prices before the swap, in basis points (`swapQuote`'s
 * `priceImpactBps`)
 * @returns undefined up to 3 %
 */
export function priceImpactWarning(bps: number): WarningMessage | undefined {
  if (bps <= NOTABLE_BPS) return undefined;
  const id = bps > HIGH_BPS ? 'call.warning.priceImpactHigh' : 'call.warning.priceImpact';
  return { id, values: { percent: (bps / 100).toString() } };
}
