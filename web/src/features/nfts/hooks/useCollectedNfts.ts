import { MAX_HOLDERS } from '@everything-wallet/core/schemas/holdings';
import type { Network } from '@everything-wallet/core/networks/networks';
import { useQueries, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { addPage } from '../addPage.ts';
import { askNfts } from '../api/askNfts.ts';
import { collectedNfts } from '../collectedNfts.ts';
import type { CollectedNft } from '../CollectedNft.ts';
import type { NftAccount } from '../NftAccount.ts';
import type { NftScan } from '../NftScan.ts';
import { exceedsLimit, waitsItsTurn } from '../../../lib/nfts/waitsItsTurn.ts';

/** Milliseconds an answer stays fresh: going to an NFT's page and back requests nothing. */
const FRESH_MS = 60_000;

/** Scan of one network. */
export interface AskedNetwork {
  readonly network: Network;
  /** 'waiting' while the server's rate limit applies. */
  readonly status: 'searching' | 'waiting' | 'answered' | 'failed';
  /** Latest scan, also if a later one failed. */
  readonly scan: NftScan | undefined;
}

/** NFTs of some accounts, as far as loaded. */
export interface CollectedNfts {
  /** Accounts with a key before watch-only ones, newest first within each. */
  readonly nfts: readonly CollectedNft[];
  /** One for each network and 30 accounts. */
  readonly asked: readonly AskedNetwork[];
  /** True if there are more than were loaded. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Loads the next page of each network that has one; false if some failed. */
  readonly more: () => Promise<boolean>;
  /** Reloads everything. */
  readonly refresh: () => void;
}

/**
 * Loads the NFTs of some accounts.
 *
 * @param networks must be the same array for the same networks
 */
export function useCollectedNfts(
  accounts: readonly NftAccount[],
  networks: readonly Network[],
): CollectedNfts {
  const client = useQueryClient();
  const [isLoadingMore, setIsLoadingMore] = useState(false);
  const addresses = accounts.map(({ address }) => address).join();
  const questions = useMemo(() => {
    const all = addresses === '' ? [] : addresses.split(',');
    const groups = Array.from({ length: Math.ceil(all.length / MAX_HOLDERS) }, (_, index) =>
      all.slice(index * MAX_HOLDERS, (index + 1) * MAX_HOLDERS),
    );
    return networks.flatMap((network) =>
      groups.map((group) => ({ network, group, queryKey: ['nfts', network.rpcName, ...group] })),
    );
  }, [networks, addresses]);

  const asked = useQueries({
    queries: questions.map(({ network, group, queryKey }) => ({
      queryKey,
      queryFn: async (): Promise<NftScan> => {
        const { pages = 1 } = client.getQueryData<NftScan>(queryKey) ?? {};
        let scan: NftScan | undefined;
        // Reload as many pages as are shown.
        for (let from: number | null = 0; from !== null && (scan?.pages ?? 0) < pages; from = scan.next) {
          scan = addPage(scan, await askNfts({ network: network.rpcName, addresses: group, from }));
        }
        if (!scan) throw new TypeError('No page was requested');
        return scan;
      },
      staleTime: FRESH_MS,
      ...waitsItsTurn,
    })),
    combine: useCallback(
      (answers: UseQueryResult<NftScan>[]): readonly AskedNetwork[] =>
        answers.flatMap((answer, place) => {
          const network = questions[place]?.network;
          return network ? [{ network, status: statusOf(answer), scan: answer.data }] : [];
        }),
      [questions],
    ),
  });

  async function more(): Promise<boolean> {
    if (isLoadingMore) return true;
    setIsLoadingMore(true);
    const results = await Promise.allSettled(
      questions.map(async ({ network, group, queryKey }) => {
        const scan = client.getQueryData<NftScan>(queryKey);
        if (scan?.next == null) return;
        const { next } = scan;
        const answer = await askNfts({ network: network.rpcName, addresses: group, from: next });
        // A scan reloaded in the meantime continues elsewhere.
        client.setQueryData<NftScan>(queryKey, (latest) =>
          latest?.next === next ? addPage(latest, answer) : latest,
        );
      }),
    );
    setIsLoadingMore(false);
    const failures = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failures) logProblem('More NFTs could not be loaded', reason);
    return failures.length === 0;
  }

  const refresh = useCallback(
    () => void client.refetchQueries({ queryKey: ['nfts'], type: 'active' }),
    [client],
  );
  const nfts = useMemo(() => collectedNfts(asked, accounts), [asked, accounts]);
  return {
    nfts,
    asked,
    hasMore: asked.some(({ scan }) => scan?.next != null),
    isLoadingMore,
    more,
    refresh,
  };
}

function statusOf(answer: UseQueryResult<NftScan>): AskedNetwork['status'] {
  if (answer.isFetching) return exceedsLimit(answer.failureReason) ? 'waiting' : 'searching';
  return answer.isError ? 'failed' : 'answered';
}
