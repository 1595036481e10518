import type { WarningMessage } from '../calls/warningMessage.ts';

/** Basis points above which a person is warned, and above which the warning is the sharper one. */
const NOTABLE_BPS = 300;
const HIGH_BPS = 1_000;

/**
 * What a person reads of a swap that moves the price against them.
 *
 * @param bps how much less comes than at the pools' prices before the swap, in basis points (`swapQuote`'s `priceImpactBps`)
 * @returns undefined up to 3 %
 */
export function priceImpactWarning(bps: number): WarningMessage | undefined {
  if (bps <= NOTABLE_BPS) return undefined;
  const id = bps > HIGH_BPS ? 'call.warning.priceImpactHigh' : 'call.warning.priceImpact';
  return { id, values: { percent: (bps / 100).toString() } };
}
