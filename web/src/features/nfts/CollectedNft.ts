import type { OwnedNft } from '@everything-wallet/core/callables/nftsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { NftAccount } from './NftAccount.ts';

/** An NFT that one of the user's accounts has. */
export interface CollectedNft {
  /** Of this NFT of this account. */
  readonly key: string;
  readonly network: Network;
  readonly nft: OwnedNft;
  /** What its contract calls itself; empty where it calls itself nothing. */
  readonly collection: string;
  readonly account: NftAccount;
}
