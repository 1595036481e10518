import { ZeroAddress } from 'ethers/constants';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface RevokeNftTerms {
  readonly chainId: number;
  /** The collection's contract. */
  readonly collection: string;
  readonly id: bigint;
}

/**
 * Builds ERC-721 `approve` of one NFT for the zero address, which is nobody: whoever was allowed to take it is not any more.
 *
 * @throws CallError for an address or an id that is none
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
