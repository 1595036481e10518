import { confusableSkeleton } from '../../lib/tokens/confusableSkeleton.ts';
import type { CollectedNft } from './CollectedNft.ts';

/**
 * The collections whose names are not enough to tell them apart: those that look like another one's (Unicode TR 39), and those that look
 * like a sample's.
 *
 * @param known names that nobody else has
 * @returns by `collectionKey`
 */
export function namesakes(nfts: readonly CollectedNft[], known: readonly string[]): ReadonlySet<string> {
  const collections = new Map(nfts.map((one) => [collectionKey(one), one.collection]));
  const byLook = new Map<string, string[]>();
  for (const [key, name] of collections) {
    const look = confusableSkeleton(name);
    if (look !== '') byLook.set(look, [...(byLook.get(look) ?? []), key]);
  }
  const taken = new Set(known.map(confusableSkeleton));
  return new Set([...byLook].flatMap(([look, keys]) => (keys.length > 1 || taken.has(look) ? keys : [])));
}

/** The same for the NFTs of one contract. */
export function collectionKey({ network, nft }: Pick<CollectedNft, 'network' | 'nft'>): string {
  return `${network.id} ${nft.contract.toLowerCase()}`;
}
