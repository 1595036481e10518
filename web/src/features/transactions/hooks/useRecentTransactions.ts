import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { AddedToken } from '@everything-wallet/core/documents/markUnasked';
import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { accountOf } from '../accountOf.ts';
import { listenToAccountTransactions } from '../api/listenToAccountTransactions.ts';
import { listenToRecentTransactions, RECENT_COUNT } from '../api/listenToRecentTransactions.ts';
import { latestVerified } from '../latestVerified.ts';
import type { LatestTransactions } from '../LatestTransactions.ts';

interface RecentTransactions {
  /** Latest of the account. */
  readonly ofAccount: RetryableSnapshot<LatestTransactions>;
  /** Latest of all accounts of the user. */
  readonly ofAll: RetryableSnapshot<LatestTransactions>;
}

/**
 * Subscribes to the latest transactions of a user's account, and of all their accounts.
 *
 * The transactions of all accounts are queried before the account is known, and for most users they are the account's. The account's own
 * are queried only where others are among them, and older ones may be the account's.
 *
 * @param userId undefined waits
 * @param address the account; null waits, and undefined without one returns all
 * @param tokens added by the user; their incoming transfers count as verified
 */
export function useRecentTransactions(
  userId: string | undefined,
  address: string | null | undefined,
  tokens: readonly AddedToken[],
): RecentTransactions {
  const ofAll = useVerified(
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
  const queried =
    latest === undefined || latest.isAll || isOfOneAccount || address === null ? undefined : address;
  const own = useVerified(
    useSnapshot(
      useMemo(
        () =>
          userId === undefined || queried === undefined
            ? undefined
            : listenToAccountTransactions(userId, queried, RECENT_COUNT),
        [userId, queried],
      ),
    ),
    tokens,
  );

  if (address === undefined || ofAll.status !== 'ready' || !among) return { ofAccount: ofAll, ofAll };
  if (address === null) return { ofAccount: { status: 'loading', retry: ofAll.retry }, ofAll };
  return { ofAccount: queried === undefined ? { ...ofAll, data: among } : own, ofAll };
}

function useVerified(
  snapshot: RetryableSnapshot<LatestTransactions>,
  tokens: readonly AddedToken[],
): RetryableSnapshot<LatestTransactions> {
  const latest = snapshot.status === 'ready' ? snapshot.data : undefined;
  const data = useMemo(() => latest && latestVerified(latest, tokens, RECENT_COUNT), [latest, tokens]);
  return data ? { status: 'ready', data, retry: snapshot.retry } : snapshot;
}
