import type { Network } from '@everything-wallet/core/networks/networks';
import { useNftMetadata } from '../../../lib/nfts/useNftMetadata.ts';
import { useText } from '../../../lib/text/useText.ts';

/** What an NFT is shown as. */
export interface NftFace {
  readonly name: string;
  /** Empty where it is not known. */
  readonly collection: string;
  /** When the metadata was fetched that names its picture; undefined where there is none. */
  readonly pictureOf: number | undefined;
}

/** What an NFT is called, by its contract's word, or else by its collection and number. */
export function useNftFace(
  network: Network,
  contract: string,
  tokenId: string,
  collectionName: string | undefined,
): NftFace {
  const t = useText();
  const { item } = useNftMetadata({ network: network.rpcName, contract, tokenId });
  const said = item?.metadata;
  const collection = firstNamed(item?.collection, collectionName);
  const numbered =
    collection === ''
      ? t('market.nameless', { id: shortId(tokenId) })
      : t('market.numbered', { collection, id: shortId(tokenId) });
  return {
    name: firstNamed(said?.name, numbered),
    collection,
    pictureOf: said?.hasPicture === true ? said.fetchedAt : undefined,
  };
}

/** Some numbers have seventy digits. */
function shortId(tokenId: string): string {
  return tokenId.length > 12 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}` : tokenId;
}

/** The first text that says something. */
function firstNamed(...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text !== '') ?? '';
}
