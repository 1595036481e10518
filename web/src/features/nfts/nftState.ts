import type { OwnedNft } from '@everything-wallet/core/callables/nftsAnswer';

/** What has to be said of whether somebody has an NFT: that nobody has told it, or not enough have. Undefined where there is nothing. */
export function nftState({
  agreement,
}: Pick<OwnedNft, 'agreement'>): 'unconfirmed' | 'disputed' | 'unknown' | undefined {
  return agreement === 'agreed' ? undefined : agreement;
}
