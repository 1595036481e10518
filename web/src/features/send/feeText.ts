import { ceilAmount } from '@everything-wallet/core/amounts/ceilAmount';

/** Places of the fee: a fee is often below a millionth of a coin. */
const FEE_PLACES = 9;

/** A fee in coin, rounded up, without zeros behind it. */
export function feeText(wei: bigint): string {
  return ceilAmount(wei, FEE_PLACES).replace(/\.?0+$/, '');
}
