import { MAX_SLIPPAGE_BPS } from '@everything-wallet/core/callables/swapQuote';
import type { TextId } from '../../texts/texts.ts';

/** What is offered to choose from, in basis points. */
export const SLIPPAGES = [10, 50, 100] as const;

/** To begin with (docs/product.md §2, Swap): 0.5 %. */
export const DEFAULT_SLIPPAGE = 50;

/** Below it a swap fails with almost any move of the price; 0.05 %. */
const LOW_BPS = 5;
/** Above it somebody else is invited to take the rest; 1 %. */
const HIGH_BPS = 100;
/** Above it that is most of what there is to take; 5 %. */
const VERY_HIGH_BPS = 500;

/**
 * Reads a percentage as it is typed, exactly.
 *
 * @returns basis points; undefined for what is none, has more than two decimals, or is above 50 %
 */
export function readSlippage(text: string): number | undefined {
  const [, whole, fraction = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return undefined;
  const bps = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return bps <= MAX_SLIPPAGE_BPS ? bps : undefined;
}

/** Basis points as percent, without zeros behind: '0.5'. */
export function percentOf(bps: number): string {
  return (bps / 100).toFixed(2).replace(/\.?0+$/, '');
}

/** What somebody should know of the slippage that they chose. */
export function slippageHint(
  bps: number,
): { readonly severity: 'info' | 'warning' | 'error'; readonly text: TextId } | undefined {
  if (bps < LOW_BPS) return { severity: 'info', text: 'swap.live.slippageLow' };
  if (bps > VERY_HIGH_BPS) return { severity: 'error', text: 'swap.live.slippageVeryHigh' };
  if (bps > HIGH_BPS) return { severity: 'warning', text: 'swap.live.slippageHigh' };
  return undefined;
}
