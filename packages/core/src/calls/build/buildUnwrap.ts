import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface UnwrapTerms {
  readonly chainId: number;
  /** Contract of the wrapped coin. */
  readonly wrappedCoin: string;
  /** Wei. */
  readonly amount: bigint;
}

/**
 * Builds `withdraw` of WETH9: unwraps the same amount of coin.
 *
 * @throws CallError for an invalid address or amount
 */
export function buildUnwrap({ chainId, wrappedCoin, amount }: UnwrapTerms): CallTransaction {
  return {
    chainId,
    to: checkedAddress(wrappedCoin),
    value: 0n,
    data: encodeFunction('withdraw(uint256)', [checkedAmount(amount)]),
  };
}
