import { MASK } from '../format/mask.ts';
import { useBalanceHidden } from '../storage/useBalanceHidden.ts';

/**
 * Writes an amount as it may be shown: masked while amounts are hidden. Text without a digit, such as 'unknown', is no amount. What is
 * about to be signed never goes through it.
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
