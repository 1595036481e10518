import { lido } from '../../vaults/lido.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `wrap` of Lido's wstETH: staked coin becomes its form whose amount stays as it is, and whose worth grows. It has to be allowed before.
 *
 * @param terms.amount of stETH, in its smallest unit
 * @throws CallError for an amount that is none
 */
export function buildWrapStaked({ amount }: { readonly amount: bigint }): CallTransaction {
  const data = encodeFunction('wrap(uint256)', [checkedAmount(amount)]);
  return { chainId: lido.chainId, to: lido.wrapped, value: 0n, data };
}
