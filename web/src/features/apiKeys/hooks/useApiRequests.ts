import { useEffect, useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { listenToApiRequests } from '../api/listenToApiRequests.ts';
import type { ApiRequest } from '../ApiRequest.ts';

/** Listens to the last requests made with a user's keys, newest first. */
export function useApiRequests(userId: string): RetryableSnapshot<readonly ApiRequest[]> {
  const snapshot = useSnapshot(useMemo(() => listenToApiRequests(userId), [userId]));
  const error = snapshot.status === 'failed' ? snapshot.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to fetch the requests', error);
  }, [error]);
  return snapshot;
}
