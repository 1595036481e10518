import type { TokenStandard } from '../tokens/TokenStandard.ts';
import type { Asset, CallEffects } from './CallEffects.ts';

/**
 * Finds a contract that is treated as an NFT collection although it is a known token: the 'NFT' number would
 * be an amount.
 *
 * @param standardOf returns the known standard of a contract; undefined where unknown
 */
export function mistakenNft(
  { movements, permissions }: CallEffects,
  standardOf: (contract: string) => TokenStandard | undefined,
): string | undefined {
  return [...movements, ...permissions]
    .flatMap(({ asset }) => collectionOf(asset) ?? [])
    .find((contract) => standardOf(contract) === 'erc20');
}

function collectionOf(asset: Asset): string | undefined {
  const isOfNfts = asset.type === 'nft' || asset.type === 'multiToken' || asset.type === 'collection';
  return isOfNfts ? asset.contract : undefined;
}
