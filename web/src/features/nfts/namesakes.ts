import { confusableSkeleton } from '../../lib/tokens/confusableSkeleton.ts';
import type { CollectedNft } from './CollectedNft.ts';

/**
 * Finds the collections whose names are ambiguous: lookalikes of another one's name (Unicode TR 39), or of a sample's.
 *
 * @param known reserved names
 * @returns set of `collectionKey`s
 */
export function namesakes(nfts: readonly CollectedNft[], known: readonly string[]): ReadonlySet<string> {
  const collections = new Map(nfts.map((one) => [collectionKey(one), one.collection]));
  const bySkeleton = new Map<string, string[]>();
  for (const [key, name] of collections) {
    const skeleton = confusableSkeleton(name);
    if (skeleton !== '') bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), key]);
  }
  const taken = new Set(known.map(confusableSkeleton));
  return new Set(
    [...bySkeleton].flatMap(([skeleton, keys]) => (keys.length > 1 || taken.has(skeleton) ? keys : [])),
  );
}

/** NFT, as far as it identifies its collection. */
export interface OfCollection {
  readonly network: Pick<CollectedNft['network'], 'id'>;
  readonly nft: Pick<CollectedNft['nft'], 'contract'>;
}

/** Key of an NFT's contract. */
export function collectionKey({ network, nft }: OfCollection): string {
  return `${network.id} ${nft.contract.toLowerCase()}`;
}
