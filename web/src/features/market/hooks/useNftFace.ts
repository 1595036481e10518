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
  const { data } = useNftMetadata(network, contract, tokenId);
  const collection = firstNamed(data?.collection, collectionName);
  const numbered =
    collection === ''
      ? t('market.nameless', { id: shortId(tokenId) })
      : t('market.numbered', { collection, id: shortId(tokenId) });
  return { name: firstNamed(data?.name, numbered), collection, pictureOf: data?.pictureOf };
}

/** Some numbers have seventy digits. */
function shortId(tokenId: string): string {
  return tokenId.length > 12 ? `${tokenId.slice(0, 6)}…${tokenId.slice(-4)}` : tokenId;
}

/** The first text that says something. */
function firstNamed(...texts: readonly (string | undefined)[]): string {
  return texts.find((text) => text !== undefined && text !== '') ?? '';
}
