import type { NftsAnswer } from '@everything-wallet/core/callables/nftsAnswer';

/** What is known of the NFTs of some accounts on a network, page after page. */
export interface NftScan extends NftsAnswer {
  /** How many pages it is made of. */
  readonly pages: number;
}
