import type { ApiUsageRecord } from '@everything-wallet/core/documents/apiUsage';
import { useEffect, useMemo, useState } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { listenToApiUsage } from '../api/listenToApiUsage.ts';
import { USAGE_DAYS, utcDay } from '../usageByDay.ts';

/** How often a user's keys were used since the days that are shown began, live. */
export function useApiUsage(userId: string): RetryableSnapshot<readonly ApiUsageRecord[]> {
  const [since] = useState(() => utcDay(Date.now(), USAGE_DAYS - 1));
  const snapshot = useSnapshot(useMemo(() => listenToApiUsage(userId, since), [userId, since]));
  const error = snapshot.status === 'failed' ? snapshot.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to fetch the usage', error);
  }, [error]);
  return snapshot;
}
