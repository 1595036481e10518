import { useEffect, useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { logProblem } from '../../../lib/log/logProblem.ts';
import { listenToApiKeys } from '../api/listenToApiKeys.ts';
import type { ApiKey } from '../ApiKey.ts';

/** Listens to a user's keys, newest first. */
export function useApiKeys(userId: string): RetryableSnapshot<readonly ApiKey[]> {
  const snapshot = useSnapshot(useMemo(() => listenToApiKeys(userId), [userId]));
  const error = snapshot.status === 'failed' ? snapshot.error : undefined;
  useEffect(() => {
    if (error) logProblem('Failed to fetch API keys', error);
  }, [error]);
  return snapshot;
}
