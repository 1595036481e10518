import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface NftTransferTerms {
  readonly chainId: number;
  /** Contract of the collection. */
  readonly collection: string;
  readonly from: string;
  readonly to: string;
  readonly id: bigint;
}

/**
 * Builds ERC-721 `safeTransferFrom`, which a contract that cannot hold such tokens refuses.
 *
 * @throws CallError for an invalid address or id
 */
export function buildNftTransfer({ chainId, collection, from, to, id }: NftTransferTerms): CallTransaction {
  const values = [checkedAddress(from), checkedAddress(to), checkedNumber(id)];
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('safeTransferFrom(address,address,uint256)', values),
  };
}
