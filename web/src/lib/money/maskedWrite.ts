import type { WriteAmount } from '../format/WriteAmount.ts';

/** Formats amounts for display (`useMask`). */
export function maskedWrite(write: WriteAmount, mask: (text: string) => string): WriteAmount {
  return (...amount) => mask(write(...amount));
}
