import type { NumberStyle } from '@everything-wallet/core/amounts/numberStyle';
import { parseAmount } from '@everything-wallet/core/amounts/parseAmount';
import { readTypedAmount } from '@everything-wallet/core/amounts/readTypedAmount';
import { GWEI_DECIMALS } from '@everything-wallet/core/fees/formatGwei';

/** Reads gwei as somebody typed them, into wei; undefined where they cannot be read in one way alone. */
export function readGwei(text: string, style: NumberStyle): bigint | undefined {
  try {
    const plain = readTypedAmount(text, style);
    // '05' is a slip of somebody who meant '0.5' or '5'.
    return /^0\d/.test(plain) ? undefined : parseAmount(plain, GWEI_DECIMALS);
  } catch {
    return undefined;
  }
}
