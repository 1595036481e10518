import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface WrapTerms {
  readonly chainId: number;
  /** The contract of the wrapped coin. */
  readonly wrappedCoin: string;
  /** Wei. */
  readonly amount: bigint;
}

/**
 * Builds `deposit` of WETH9: coin becomes as much of the wrapped coin.
 *
 * @throws CallError for an address or amount that is none
 */
export function buildWrap({ chainId, wrappedCoin, amount }: WrapTerms): CallTransaction {
  return {
    chainId,
    to: checkedAddress(wrappedCoin),
    value: checkedAmount(amount),
    data: encodeFunction('deposit()', []),
  };
}
