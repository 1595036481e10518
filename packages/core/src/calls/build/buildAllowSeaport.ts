import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface AllowSeaportTerms {
  readonly chainId: number;
  /** Contract of the collection. */
  readonly collection: string;
}

/**
 * Builds `setApprovalForAll` of ERC-1155 for Seaport only: the standard has no smaller approval, so no such
 * collection could be sold without it. For ERC-721, `buildApproveNft` approves one NFT.
 *
 * @throws CallError for an invalid address
 */
export function buildAllowSeaport({ chainId, collection }: AllowSeaportTerms): CallTransaction {
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('setApprovalForAll(address,bool)', [SEAPORT_ADDRESS, true]),
  };
}
