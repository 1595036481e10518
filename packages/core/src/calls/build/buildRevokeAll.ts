import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokeAllTerms {
  readonly chainId: number;
  /** Contract of the collection. */
  readonly collection: string;
  readonly operator: string;
}

/**
 * Builds `setApprovalForAll(operator, false)` of ERC-721 and ERC-1155; there is no builder for the opposite.
 *
 * @throws CallError for an invalid address
 */
export function buildRevokeAll({ chainId, collection, operator }: RevokeAllTerms): CallTransaction {
  const values = [checkedAddress(operator), false];
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('setApprovalForAll(address,bool)', values),
  };
}
