import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';
import { formatShort } from '../../lib/format/formatShort.ts';

/** Places of the fee: a fee is often below a millionth of a coin. */
const FEE_PLACES = 9;

/** A fee in coin, rounded up, with at most 6 significant digits. */
export function feeText(wei: bigint): string {
  return formatShort(ceilAmount(wei, FEE_PLACES), 'up');
}
