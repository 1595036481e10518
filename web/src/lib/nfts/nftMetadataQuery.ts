import type { Query } from '@tanstack/react-query';
import { askNftMetadata } from './askNftMetadata.ts';
import { MetadataBatches, type MetadataItem, type NftPlace } from './MetadataBatches.ts';
import { waitsItsTurn } from './waitsItsTurn.ts';

const batches = new MetadataBatches(askNftMetadata);

/** Pause before an NFT is requested again whose contract has not answered, in ms, and maximum requests. */
const RETRY_MS = 5_000;
const MAX_REQUESTS = 4;

/**
 * Returns the query of an NFT's metadata: it is requested once, with others, and again while its contract has not answered.
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
    refetchInterval: ({ state: { data, dataUpdateCount } }: Query<MetadataItem>) =>
      data && hasNoAnswer(data) && dataUpdateCount < MAX_REQUESTS ? RETRY_MS : (false as const),
    ...waitsItsTurn,
  };
}

function hasNoAnswer({ standard, metadata, problem }: MetadataItem): boolean {
  return standard === null && metadata === null && (problem === 'tooSlow' || problem === 'unreachable');
}
