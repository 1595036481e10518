import type { Network } from '@everything-wallet/core/networks/networks';
import { nftKey } from './addPage.ts';
import type { CollectedNft } from './CollectedNft.ts';
import type { NftAccount } from './NftAccount.ts';
import type { NftScan } from './NftScan.ts';

/** Merges the NFTs of several scans, each once per account: accounts with a key before watch-only ones, newest first within each. */
export function collectedNfts(
  scans: readonly { readonly network: Network; readonly scan: NftScan | undefined }[],
  accounts: readonly NftAccount[],
): readonly CollectedNft[] {
  const owners = new Map(accounts.map((account) => [account.address.toLowerCase(), account]));
  const nfts = new Map<string, CollectedNft>();
  for (const { network, scan } of scans) {
    const names = new Map(scan?.collections.map(({ contract, name }) => [contract.toLowerCase(), name]));
    for (const nft of scan?.nfts ?? []) {
      const account = owners.get(nft.owner.toLowerCase());
      if (!account) continue;
      const key = `${network.id} ${nftKey(nft)}`;
      const collection = names.get(nft.contract.toLowerCase()) ?? '';
      nfts.set(key, { key, network, nft, collection, account });
    }
  }
  return [...nfts.values()].toSorted(
    (one, other) =>
      Number(isWatched(one)) - Number(isWatched(other)) ||
      (other.nft.arrivedAt ?? 0) - (one.nft.arrivedAt ?? 0),
  );
}

function isWatched({ account }: CollectedNft): boolean {
  return account.derivationIndex === null;
}
