import type { WriteAmount } from '../format/WriteAmount.ts';

/** Writes amounts as they may be shown (`useMask`). */
export function maskedWrite(write: WriteAmount, mask: (text: string) => string): WriteAmount {
  return (...amount) => mask(write(...amount));
}
