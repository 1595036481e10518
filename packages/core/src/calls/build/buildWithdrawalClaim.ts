import { lido } from '../../pools/lido.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAmount } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

/**
 * Builds `claimWithdrawal` of Lido's queue: the coin of a finished request goes to its owner, and the
 * request's NFT is burnt.
 *
 * @throws CallError for an invalid number
 */
export function buildWithdrawalClaim({ requestId }: { readonly requestId: bigint }): CallTransaction {
  const data = encodeFunction('claimWithdrawal(uint256)', [checkedAmount(requestId)]);
  return { chainId: lido.chainId, to: lido.queue, value: 0n, data };
}
