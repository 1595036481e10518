import { useMemo } from 'react';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToTokens } from '../api/listenToTokens.ts';
import type { CustomToken } from '../CustomToken.ts';

/** A user's custom tokens, live. */
export function useTokens(userId: string): RetryableSnapshot<readonly CustomToken[]> {
  return useSnapshot(useMemo(() => listenToTokens(userId), [userId]));
}
