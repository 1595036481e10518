import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { TransactionRecord } from '@everything-wallet/core/documents/transaction';
import type { CollectedNft } from './CollectedNft.ts';

const TRANSFERS: readonly TransactionRecord['call_kind'][] = ['nftTransfer', 'multiTokenTransfer'];

/** Returns the pending transfers of an NFT from the account that holds it. */
export function pendingSendsOf<Sent extends TransactionRecord>(
  { network, nft }: Pick<CollectedNft, 'network' | 'nft'>,
  sent: readonly Sent[],
): readonly Sent[] {
  return sent.filter(
    (record) =>
      record.status === 'pending' &&
      TRANSFERS.includes(record.call_kind) &&
      record.network === network.id &&
      record.token_id === nft.tokenId &&
      sameAddress(record.contract_address ?? '', nft.contract) &&
      sameAddress(record.from_address, nft.owner),
  );
}
