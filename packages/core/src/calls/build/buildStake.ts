import { ZeroAddress } from 'ethers/constants';
import { lido } from '../../pools/lido.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `submit` of Lido: coin becomes staked coin, whose balance grows with the rewards.
 *
 * @param terms.amount wei
 * @throws CallError for an invalid amount
 */
export function buildStake({ amount }: { readonly amount: bigint }): CallTransaction {
  return {
    chainId: lido.chainId,
    to: lido.staked,
    value: checkedAmount(amount),
    // No referral.
    data: encodeFunction('submit(address)', [ZeroAddress]),
  };
}
