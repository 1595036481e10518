import type { NftListingsQuestion } from '@everything-wallet/core/callables/nftListings';
import type {
  CollectionFigures,
  NftListing,
  NftListingsAnswer,
} from '@everything-wallet/core/callables/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { askListings } from '../api/askListings.ts';

/** How long a list is as good as new, in ms: whoever buys has the very listing asked for anew. */
const FRESH_MS = 30_000;

/** What is for sale, as far as it was asked for. */
export interface Listings {
  readonly status: 'pending' | 'error' | 'success';
  readonly error: Error | null;
  /** Each order once. */
  readonly listings: readonly NftListing[];
  /** By contract, in small letters. */
  readonly collections: ReadonlyMap<string, CollectionFigures>;
  /** Whether the network has a marketplace; null where no node says. */
  readonly hasMarket: boolean | null;
  /** Sources that did not answer. */
  readonly silent: readonly NftListingsAnswer['silent'][number][];
  /** Asks for more; undefined where this is all. */
  readonly more: (() => void) | undefined;
  readonly isAskingMore: boolean;
  readonly askAnew: () => void;
}

/** What is for sale on a network, page by page. */
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
    askAnew: () => void refetch(),
  };
}

function mergedPages(pages: readonly NftListingsAnswer[]) {
  // Between two pages something may have been listed: then the second begins with what the first had ended with.
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
