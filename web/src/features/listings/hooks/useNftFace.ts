import type { Network } from '@everything-wallet/core/networks/networks';
import { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { useText } from '../../../lib/text/useText.ts';

/** Display data of an NFT. */
export interface NftFace {
  readonly name: string;
  /** Empty if unknown. */
  readonly collection: string;
  /** Time of the metadata that names its picture; undefined if none. */
  readonly pictureOf: number | undefined;
}

/** Returns the display data of an NFT, named by its contract, otherwise by its collection and number. */
export function useNftFace(
  network: Network,
  contract: string,
  tokenId: string,
  collectionName: string | undefined,
): NftFace {
  const t = useText();
  const { item } = useNftMetadata({ network: network.rpcName, contract, tokenId });
  const metadata = item?.metadata;
  const collection = firstNamed(item?.collection, collectionName);
  const numbered =
    collection === ''
      ? t('market.nameless', { id: shortId(tokenId) })
      : t('market.numbered', { collection, id: shortId(tokenId) });
  return {
    name: firstNamed(metadata?.name, numbered),
    collection,
    pictureOf: metadata?.hasPicture === true ? metadata.fetchedAt : undefined,
  };
}

/** Shortens a number, which may have seventy digits. */
function shortId(tokenId: string): string {
  return tokenId.length > 12 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}` : tokenId;
}

/** Returns the first text that is not empty. */
function firstNamed(...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text !== '') ?? '';
}
