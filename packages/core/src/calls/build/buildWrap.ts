import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface WrapTerms {
  readonly chainId: number;
  /** Contract of the wrapped coin. */
  readonly wrappedCoin: string;
  /** Wei. */
  readonly amount: bigint;
}

/**
 * Builds `deposit` of WETH9: wraps the same amount of coin.
 *
 * @throws CallError for an invalid address or amount
 */
export function buildWrap({ chainId, wrappedCoin, amount }: WrapTerms): CallTransaction {
  return {
    chainId,
    to: checkedAddress(wrappedCoin),
    value: checkedAmount(amount),
    data: encodeFunction('deposit()', []),
  };
}
