import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logProblem } from '../log/logProblem.ts';
import { askNftMetadata } from './askNftMetadata.ts';
import type { MetadataItem, NftPlace } from './MetadataBatches.ts';
import { nftMetadataQuery } from './nftMetadataQuery.ts';

/** Metadata of an NFT, as far as it is loaded. */
export interface ReportedMetadata {
  readonly item: MetadataItem | undefined;
  readonly status: 'loading' | 'answered' | 'failed';
  readonly isRefreshing: boolean;
  /** Makes the server fetch it again; resolves to true if it could. */
  readonly refresh: () => Promise<boolean>;
  /** Sends the request again. */
  readonly retry: () => void;
}

/**
 * Requests the metadata of an NFT once; the server caches it for a day.
 *
 * @param place undefined sends no request
 */
export function useNftMetadata(place: NftPlace | undefined): ReportedMetadata {
  const client = useQueryClient();
  const [isRefreshing, setIsRefreshing] = useState(false);
  const query = nftMetadataQuery(place);
  const { queryKey } = query;
  const { data, isError, refetch } = useQuery(query);

  async function refresh(): Promise<boolean> {
    if (!place || isRefreshing) return false;
    setIsRefreshing(true);
    try {
      const { network, contract, tokenId } = place;
      const [item] = await askNftMetadata({ network, items: [{ contract, tokenId }], refresh: true });
      if (item) client.setQueryData(queryKey, item);
      return item !== undefined;
    } catch (error) {
      logProblem('The metadata of an NFT could not be fetched anew', error);
      return false;
    } finally {
      setIsRefreshing(false);
    }
  }

  return {
    item: data,
    status: data ? 'answered' : isError ? 'failed' : 'loading',
    isRefreshing,
    refresh,
    retry: () => void refetch(),
  };
}
