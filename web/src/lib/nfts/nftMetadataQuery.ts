import { askNftMetadata } from './askNftMetadata.ts';
import { MetadataBatches, type NftPlace } from './MetadataBatches.ts';
import { waitsItsTurn } from './waitsItsTurn.ts';

const batches = new MetadataBatches(askNftMetadata);

/**
 * Returns the query of an NFT's metadata: it is requested once, with others.
 *
 * @param place undefined sends no request
 */
export function nftMetadataQuery(place: NftPlace | undefined) {
  return {
    queryKey: ['nftMetadata', place?.network, place?.contract.toLowerCase(), place?.tokenId],
    queryFn: () => {
      if (!place) throw new TypeError('No NFT is asked about');
      return batches.load(place);
    },
    enabled: place !== undefined,
    staleTime: Infinity,
    ...waitsItsTurn,
  };
}
