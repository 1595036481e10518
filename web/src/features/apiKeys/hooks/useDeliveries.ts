import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { listDeliveries } from '../api/listDeliveries.ts';
import type { Delivery, DeliveryPage } from '../webhookSchemas.ts';

/** Loads the deliveries of a webhook page by page, newest first; `replace` applies a delivery that the API has changed. */
export function useDeliveries(apiKey: string, webhookId: string) {
  const client = useQueryClient();
  const { data, error, status, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['webhookDeliveries', webhookId],
    queryFn: ({ pageParam }) => listDeliveries(apiKey, webhookId, pageParam ?? undefined),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  });
  useEffect(() => {
    if (error) logProblem('Failed to fetch deliveries', error);
  }, [error]);

  // A delivery added between two requests shifts the pages, so the second page may repeat the end of the first.
  const deliveries = useMemo(
    () =>
      data && [
        ...new Map(
          data.pages.flatMap((page) => page.deliveries.map((each) => [each.eventId, each] as const)),
        ).values(),
      ],
    [data],
  );
  const replace = useCallback(
    (delivery: Delivery) =>
      client.setQueryData<InfiniteData<DeliveryPage>>(
        ['webhookDeliveries', webhookId],
        (loaded) =>
          loaded && {
            ...loaded,
            pages: loaded.pages.map((page) => ({
              ...page,
              deliveries: page.deliveries.map((each) =>
                each.eventId === delivery.eventId ? delivery : each,
              ),
            })),
          },
      ),
    [client, webhookId],
  );
  return {
    status,
    deliveries,
    error,
    replace,
    reload: () => void refetch(),
    /** Loads the next page; undefined after the last. */
    more: hasNextPage ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
  };
}
