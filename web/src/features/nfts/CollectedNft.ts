import type { OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { NftAccount } from './NftAccount.ts';

/** NFT that one of the user's accounts holds. */
export interface CollectedNft {
  /** Unique per NFT and account. */
  readonly key: string;
  readonly network: Network;
  readonly nft: OwnedNft;
  /** Name from its contract; empty without one. */
  readonly collection: string;
  readonly account: NftAccount;
}
