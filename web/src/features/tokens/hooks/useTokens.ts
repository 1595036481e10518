import { useMemo } from 'react';
import type { Records } from '../../../lib/firebase/Records.ts';
import { useSnapshot, type RetryableSnapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToTokens } from '../api/listenToTokens.ts';
import type { CustomToken } from '../CustomToken.ts';

/**
 * Subscribes to a user's custom tokens.
 *
 * @param userId undefined waits
 */
export function useTokens(userId: string | undefined): RetryableSnapshot<Records<CustomToken>> {
  return useSnapshot(useMemo(() => (userId === undefined ? undefined : listenToTokens(userId)), [userId]));
}
