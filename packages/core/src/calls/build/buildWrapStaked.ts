import { lido } from '../../pools/lido.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `wrap` of Lido's wstETH: converts staked coin to its form with a constant amount and a growing
 * value. Requires an approval.
 *
 * @param terms.amount of stETH, in its smallest unit
 * @throws CallError for an invalid amount
 */
export function buildWrapStaked({ amount }: { readonly amount: bigint }): CallTransaction {
  const data = encodeFunction('wrap(uint256)', [checkedAmount(amount)]);
  return { chainId: lido.chainId, to: lido.wrapped, value: 0n, data };
}
