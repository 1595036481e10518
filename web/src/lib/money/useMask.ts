import { MASK } from '../format/mask.ts';
import { useBalanceHidden } from '../storage/useBalanceHidden.ts';

/**
 * Formats an amount for display: masked while amounts are hidden. Text without a digit, such as 'unknown', is
 * not masked. Amounts about to be signed must never go through it.
 */
export function useMask(): (text: string) => string {
  return useBalanceHidden() ? maskAmount : showAmount;
}

function maskAmount(text: string): string {
  return /\d/.test(text) ? MASK : text;
}

function showAmount(text: string): string {
  return text;
}
