import { useEffect, useMemo, useState } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { listenToApiUsage } from '../api/listenToApiUsage.ts';
import type { KeyUsage } from '../KeyUsage.ts';
import { utcDay } from '../usageByDay.ts';

/** Days for which the functions store counts. */
const STORED_DAYS = 90;

/** Listens to the usage of a user's keys, by key and day, as far back as it is stored. */
export function useApiUsage(userId: string): RetryableSnapshot<readonly KeyUsage[]> {
  const [since] = useState(() => utcDay(Date.now(), STORED_DAYS));
  const snapshot = useSnapshot(useMemo(() => listenToApiUsage(userId, since), [userId, since]));
  const error = snapshot.status === 'failed' ? snapshot.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to fetch the usage', error);
  }, [error]);
  const days = snapshot.status === 'ready' ? snapshot.data : undefined;
  const usage = useMemo(() => days?.flat() ?? [], [days]);
  return snapshot.status === 'ready' ? { ...snapshot, data: usage } : snapshot;
}
