import type { CallTransaction } from '../CallTransaction.ts';
import { checkedAddress, checkedAmount, checkedNumber } from './arguments.ts';
import { encodeFunction } from './encodeFunction.ts';

interface MultiTokenTransferTerms {
  readonly chainId: number;
  /** Contract of the collection. */
  readonly collection: string;
  readonly from: string;
  readonly to: string;
  readonly id: bigint;
  readonly amount: bigint;
}

/**
 * Builds ERC-1155 `safeTransferFrom` of one token, without data for the recipient.
 *
 * @throws CallError for an invalid address, id or amount
 */
export function buildMultiTokenTransfer(terms: MultiTokenTransferTerms): CallTransaction {
  const { chainId, collection, from, to, id, amount } = terms;
  const values = [checkedAddress(from), checkedAddress(to), checkedNumber(id), checkedAmount(amount), '0x'];
  return {
    chainId,
    to: checkedAddress(collection),
    value: 0n,
    data: encodeFunction('safeTransferFrom(address,address,uint256,uint256,bytes)', values),
  };
}
