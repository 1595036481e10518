import type { TokenStandard } from './Call.ts';
import type { Asset, CallEffects } from './CallEffects.ts';

/**
 * Finds a contract that something treats as a collection of NFTs although it is known to be a token: the number of the 'NFT' would be an
 * amount.
 *
 * @param standardOf what is known of a contract; undefined where nothing is
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
