import type { NftListingsQuestion } from '@everything-wallet/core/schemas/nftListings';
import type {
  CollectionFigures,
  NftListing,
  NftListingsAnswer,
} from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askListings } from '../api/askListings.ts';

/** Age up to which a list is reused, in ms: a purchase requests its listing again. */
const FRESH_MS = 30_000;

/** Listings loaded so far. */
export interface Listings {
  readonly status: 'pending' | 'error' | 'success';
  readonly error: Error | null;
  /** Each order once. */
  readonly listings: readonly NftListing[];
  /** By contract, in lower case. */
  readonly collections: ReadonlyMap<string, CollectionFigures>;
  /** True if the network has a marketplace; null if no node reports it. */
  readonly hasMarket: boolean | null;
  /** Sources that did not answer. */
  readonly silent: readonly NftListingsAnswer['silent'][number][];
  /** Loads more; undefined if this is all. */
  readonly more: (() => void) | undefined;
  readonly isAskingMore: boolean;
  readonly reload: () => void;
}

/** Loads the listings of a network, page by page. */
export function useListings(
  { rpcName }: Pick<Network, 'rpcName'>,
  order: NftListingsQuestion['order'],
  text: string,
): Listings {
  const query = useInfiniteQuery({
    queryKey: ['nftListings', rpcName, order, text],
    queryFn: ({ pageParam: cursor }) =>
      askListings({ network: rpcName, order, text, ...(cursor !== null && { cursor }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: FRESH_MS,
  });
  const { data, fetchNextPage, refetch } = query;
  const merged = useMemo(() => mergedPages(data?.pages ?? []), [data]);
  return {
    status: query.status,
    error: query.error,
    ...merged,
    more: query.hasNextPage ? () => void fetchNextPage() : undefined,
    isAskingMore: query.isFetchingNextPage,
    reload: () => void refetch(),
  };
}

function mergedPages(pages: readonly NftListingsAnswer[]) {
  // A listing added between two requests shifts the pages, so the second page may repeat the end of the first.
  const listings = new Map(pages.flatMap((page) => page.listings.map((one) => [one.id, one] as const)));
  return {
    listings: [...listings.values()],
    collections: new Map(
      pages.flatMap((page) => page.collections.map((one) => [one.contract.toLowerCase(), one] as const)),
    ),
    hasMarket: pages[0]?.hasMarket ?? null,
    silent: [...new Set(pages.flatMap((page) => page.silent))],
  };
}
