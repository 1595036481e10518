import type { HeldNft } from '../../features/listings/HeldNft.ts';
import type { CollectedNft } from '../../features/nfts/CollectedNft.ts';

/** Returns an NFT as its listings and floor know it; without its number where nodes do not agree on it. */
export function heldNft({
  network,
  nft: { contract, tokenId, owner, units, agreement },
}: CollectedNft): HeldNft {
  const isSure = agreement === 'agreed' && units !== null;
  return { network, contract, tokenId, owner, units: isSure ? BigInt(units) : undefined };
}
