import type { OwnedNft } from '@everything-wallet/core/schemas/nftsAnswer';

/**
 * Returns the doubt about whether an account holds an NFT: no node confirmed it, too few did, or they disagree. Undefined without doubt.
 */
export function nftState({
  agreement,
}: Pick<OwnedNft, 'agreement'>): 'unconfirmed' | 'disputed' | 'unknown' | undefined {
  return agreement === 'agreed' ? undefined : agreement;
}
