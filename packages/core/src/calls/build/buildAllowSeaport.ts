import { SEAPORT_ADDRESS } from '../../seaport/seaportAddress.ts';
import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface AllowSeaportTerms {
  readonly chainId: number;
  /** The collection's contract. */
  readonly collection: string;
}

/**
 * Builds `setApprovalForAll` of ERC-1155 for Seaport, and for nobody else: without it nothing of such a collection can be sold, since the
 * standard has no smaller approval. Of ERC-721 one NFT is approved (`buildApproveNft`).
 *
 * @throws CallError for an address that is none
 */
export function buildAllowSeaport({ chainId, collection }: AllowSeaportTerms): CallTransaction {
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('setApprovalForAll(address,bool)', [SEAPORT_ADDRESS, true]),
  };
}
