import { MAX_HOLDERS } from '@everything-wallet/core/callables/holdings';
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

/** How long an answer is of now, in ms: going to an NFT's page and back asks nothing anew. */
const FRESH_MS = 60_000;

/** How far a network has been asked. */
export interface AskedNetwork {
  readonly network: Network;
  /** 'waiting' is until the server, which was asked too much for a minute, may be asked again. */
  readonly status: 'looking' | 'waiting' | 'heard' | 'failed';
  /** What was heard, also where it could not be asked anew. */
  readonly look: NftScan | undefined;
}

/** The NFTs of some accounts, as far as they were asked for. */
export interface CollectedNfts {
  /** Those of accounts that have a key before those that are only watched, and the newest first. */
  readonly nfts: readonly CollectedNft[];
  /** One for each network and 30 accounts. */
  readonly asked: readonly AskedNetwork[];
  /** Whether there are more of them than were asked for. */
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  /** Asks for the next page of each network that has one; false where some could not be asked. */
  readonly more: () => Promise<boolean>;
  /** Asks for all that is there once more. */
  readonly refresh: () => void;
}

/**
 * Asks which NFTs some accounts have.
 *
 * @param networks the same list for the same networks
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
        let look: NftScan | undefined;
        // As much anew as stands on the page.
        for (let from: number | null = 0; from !== null && (look?.pages ?? 0) < pages; from = look.next) {
          look = addPage(look, await askNfts({ network: network.rpcName, addresses: group, from }));
        }
        if (!look) throw new TypeError('Nothing was asked');
        return look;
      },
      staleTime: FRESH_MS,
      ...waitsItsTurn,
    })),
    combine: useCallback(
      (answers: UseQueryResult<NftScan>[]): readonly AskedNetwork[] =>
        answers.flatMap((answer, place) => {
          const network = questions[place]?.network;
          return network ? [{ network, status: statusOf(answer), look: answer.data }] : [];
        }),
      [questions],
    ),
  });

  async function more(): Promise<boolean> {
    if (isLoadingMore) return true;
    setIsLoadingMore(true);
    const results = await Promise.allSettled(
      questions.map(async ({ network, group, queryKey }) => {
        const look = client.getQueryData<NftScan>(queryKey);
        if (look?.next == null) return;
        const { next } = look;
        const answer = await askNfts({ network: network.rpcName, addresses: group, from: next });
        // What was asked anew meanwhile goes on somewhere else.
        client.setQueryData<NftScan>(queryKey, (now) => (now?.next === next ? addPage(now, answer) : now));
      }),
    );
    setIsLoadingMore(false);
    const failures = results.filter((result) => result.status === 'rejected');
    for (const { reason } of failures) logProblem('More NFTs did not come', reason);
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
    hasMore: asked.some(({ look }) => look?.next != null),
    isLoadingMore,
    more,
    refresh,
  };
}

function statusOf(answer: UseQueryResult<NftScan>): AskedNetwork['status'] {
  if (answer.isFetching) return exceedsLimit(answer.failureReason) ? 'waiting' : 'looking';
  return answer.isError ? 'failed' : 'heard';
}
