import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface ApproveNftTerms {
  readonly chainId: number;
  /** Contract of the collection. */
  readonly collection: string;
  readonly id: bigint;
  /** Operator that may move it, once. */
  readonly operator: string;
}

/**
 * Builds ERC-721 `approve` of one NFT only: the approval ends when it is moved.
 *
 * @throws CallError for an invalid address or id
 */
export function buildApproveNft({ chainId, collection, id, operator }: ApproveNftTerms): CallTransaction {
  const values = [checkedAddress(operator), checkedNumber(id)];
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('approve(address,uint256)', values),
  };
}
