import { MAX_SLIPPAGE_BPS } from '@everything-wallet/core/schemas/swapQuote';
import type { TextId } from '../../texts/texts.ts';

/** Presets, in basis points. */
export const SLIPPAGES = [10, 50, 100] as const;

/** Default of 0.5 % (docs/product.md §2, Swap). */
export const DEFAULT_SLIPPAGE = 50;

/** Below 0.05 %, a swap fails with almost any price change. */
const LOW_BPS = 5;
/** Above 1 %, others can profit at the user's expense. */
const HIGH_BPS = 100;
/** Above 5 %, that profit is nearly the maximum. */
const VERY_HIGH_BPS = 500;

/**
 * Parses a typed percentage exactly.
 *
 * @returns basis points; undefined for an invalid value, more than two decimals, or above 50 %
 */
export function readSlippage(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const bps = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return bps <= MAX_SLIPPAGE_BPS ? bps : undefined;
}

/** Formats basis points as percent, without trailing zeros: '0.5'. */
export function percentOf(bps: number): string {
  return (bps / 100).toFixed(2).replace(/\.?0+$/, '');
}

/** Returns the warning for a slippage. */
export function slippageHint(
  bps: number,
): { readonly severity: 'info' | 'warning' | 'error'; readonly text: TextId } | undefined {
  if (bps < LOW_BPS) return { severity: 'info', text: 'swap.live.slippageLow' };
  if (bps > VERY_HIGH_BPS) return { severity: 'error', text: 'swap.live.slippageVeryHigh' };
  if (bps > HIGH_BPS) return { severity: 'warning', text: 'swap.live.slippageHigh' };
  return undefined;
}
