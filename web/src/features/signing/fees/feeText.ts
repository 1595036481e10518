import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import { formatShort } from '../../../lib/format/formatShort.ts';

/** Decimal places of the fee: often below a millionth of a coin. */
const FEE_PLACES = 9;

/** Formats a fee in coin, rounded up, with at most 6 significant digits. */
export function feeText(wei: bigint): string {
  return formatShort(ceilAmount(wei, FEE_PLACES), 'up');
}
