import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { readTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { GWEI_DECIMALS } from '@everything-wallet/core/fees/formatGwei';

/** Parses typed gwei into wei; undefined if ambiguous or invalid. */
export function readGwei(text: string, style: NumberStyle): bigint | undefined {
  try {
    const plain = readTypedAmount(text, style);
    // '05' is a typo for '0.5' or '5'.
    return /^0\d/.test(plain) ? undefined : parseAmount(plain, GWEI_DECIMALS);
  } catch {
    return undefined;
  }
}
