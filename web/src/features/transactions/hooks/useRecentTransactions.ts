import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { AddedToken } from '@everything-wallet/core/documents/markUnasked';
import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { accountOf } from '../accountOf.ts';
import { listenToAccountTransactions } from '../api/listenToAccountTransactions.ts';
import { listenToRecentTransactions, RECENT_COUNT } from '../api/listenToRecentTransactions.ts';
import { latestAskedFor } from '../latestAskedFor.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';

interface RecentTransactions {
  /** The latest of the account. */
  readonly ofAccount: RetryableSnapshot<LatestTransactions>;
  /** The latest of all accounts of the user. */
  readonly ofAll: RetryableSnapshot<LatestTransactions>;
}

/**
 * The latest transactions of a user's account, live, and those of all their accounts.
 *
 * Those of all are asked for before it is known which account it is, and for most people they are the account's. Only where
 * others are among them, and older ones may be the account's, is the database asked for the account's own.
 *
 * @param userId undefined waits
 * @param address the account; null waits, and undefined where there is none leaves all
 * @param tokens those that the user has added; what came in of them was asked for
 */
export function useRecentTransactions(
  userId: string | undefined,
  address: string | null | undefined,
  tokens: readonly AddedToken[],
): RecentTransactions {
  const ofAll = useAskedFor(
    useSnapshot(
      useMemo(() => (userId === undefined ? undefined : listenToRecentTransactions(userId)), [userId]),
    ),
    tokens,
  );
  const latest = ofAll.status === 'ready' ? ofAll.data : undefined;
  const among = useMemo(
    () =>
      latest && {
        ...latest,
        records: latest.records.filter(
          (record) => typeof address === 'string' && sameAddress(accountOf(record), address),
        ),
      },
    [latest, address],
  );
  const isOfOneAccount = latest !== undefined && latest.records.length === among?.records.length;
  const asked =
    latest === undefined || latest.isAll || isOfOneAccount || address === null ? undefined : address;
  const own = useAskedFor(
    useSnapshot(
      useMemo(
        () =>
          userId === undefined || asked === undefined
            ? undefined
            : listenToAccountTransactions(userId, asked, RECENT_COUNT),
        [userId, asked],
      ),
    ),
    tokens,
  );

  if (address === undefined || ofAll.status !== 'ready' || !among) return { ofAccount: ofAll, ofAll };
  if (address === null) return { ofAccount: { status: 'loading', retry: ofAll.retry }, ofAll };
  return { ofAccount: asked === undefined ? { ...ofAll, data: among } : own, ofAll };
}

function useAskedFor(
  snapshot: RetryableSnapshot<LatestTransactions>,
  tokens: readonly AddedToken[],
): RetryableSnapshot<LatestTransactions> {
  const latest = snapshot.status === 'ready' ? snapshot.data : undefined;
  const data = useMemo(() => latest && latestAskedFor(latest, tokens, RECENT_COUNT), [latest, tokens]);
  return data ? { status: 'ready', data, retry: snapshot.retry } : snapshot;
}
