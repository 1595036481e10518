import { lido } from '../../pools/lido.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `unwrap` of Lido's wstETH: converts it back to staked coin at its value.
 *
 * @param terms.amount of wstETH, in its smallest unit
 * @throws CallError for an invalid amount
 */
export function buildUnwrapStaked({ amount }: { readonly amount: bigint }): CallTransaction {
  const data = encodeFunction('unwrap(uint256)', [checkedAmount(amount)]);
  return { chainId: lido.chainId, to: lido.wrapped, value: 0n, data };
}
