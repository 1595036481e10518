import { ZeroAddress } from 'ethers/constants';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokeNftTerms {
  readonly chainId: number;
  /** Contract of the collection. */
  readonly collection: string;
  readonly id: bigint;
}

/**
 * Builds ERC-721 `approve` of one NFT for the zero address, which revokes its approval.
 *
 * @throws CallError for an invalid address or id
 */
export function buildRevokeNft({ chainId, collection, id }: RevokeNftTerms): CallTransaction {
  const values = [ZeroAddress, checkedNumber(id)];
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('approve(address,uint256)', values),
  };
}
