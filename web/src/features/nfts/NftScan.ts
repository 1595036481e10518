import type { NftsAnswer } from '@everything-wallet/core/schemas/nftsAnswer';

/** NFTs of some accounts on a network, collected page by page. */
export interface NftScan extends NftsAnswer {
  /** Number of pages loaded. */
  readonly pages: number;
}
