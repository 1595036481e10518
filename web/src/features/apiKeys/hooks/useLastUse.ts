import { useMemo } from 'react';
import { useSnapshot, type Snapshot } from '../../../lib/firebase/useSnapshot.ts';
import { listenToLastUse } from '../api/listenToLastUse.ts';

/** When a key was last used, live; undefined where no use is recorded. */
export function useLastUse(userId: string, keyId: string): Snapshot<Date | undefined> {
  const snapshot = useSnapshot(useMemo(() => listenToLastUse(userId, keyId), [userId, keyId]));
  return snapshot.status === 'ready' ? { status: 'ready', data: snapshot.data[0] } : snapshot;
}
