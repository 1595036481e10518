import { ZeroAddress } from 'ethers/constants';
import { lido } from '../../vaults/lido.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `submit` of Lido: coin becomes staked coin, whose balance grows by what staking brings.
 *
 * @param terms.amount wei
 * @throws CallError for an amount that is none
 */
export function buildStake({ amount }: { readonly amount: bigint }): CallTransaction {
  return {
    chainId: lido.chainId,
    to: lido.staked,
    value: checkedAmount(amount),
    // Nobody is named as who has brought this.
    data: encodeFunction('submit(address)', [ZeroAddress]),
  };
}
