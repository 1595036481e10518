import { collections } from '@everything-wallet/core/documents/collections';
import { Timestamp } from 'firebase/firestore';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** When a user's last recovery drill was. */
export interface LastDrill {
  /** Undefined where there was none. */
  readonly at: Date | undefined;
}

/** Listens to when a user last did a recovery drill. */
export function listenToLastDrill(userId: string): Listen<LastDrill | undefined> {
  return listenToDocument(collections.profiles, userId, (document) => {
    const at: unknown = document.get('recovery_drill_at', { serverTimestamps: 'estimate' });
    return { at: at instanceof Timestamp ? at.toDate() : undefined };
  });
}
