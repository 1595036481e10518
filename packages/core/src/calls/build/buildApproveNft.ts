import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface ApproveNftTerms {
  readonly chainId: number;
  /** The collection's contract. */
  readonly collection: string;
  readonly id: bigint;
  /** Who may take it, once. */
  readonly operator: string;
}

/**
 * Builds ERC-721 `approve` of one NFT, and of no other: what somebody is allowed by it ends when it is moved.
 *
 * @throws CallError for an address or an id that is none
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
