import { collections } from '@everything-wallet/core/documents/collections';
import { Timestamp } from 'firebase/firestore';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Time of a user's last recovery drill. */
export interface LastDrill {
  /** Undefined if there was no drill. */
  readonly at: Date | undefined;
}

/** Listens to the time of a user's last recovery drill. */
export function listenToLastDrill(userId: string): Listen<LastDrill | undefined> {
  return listenToDocument(collections.profiles, userId, (document) => {
    const at: unknown = document.get('recovery_drill_at', { serverTimestamps: 'estimate' });
    return { at: at instanceof Timestamp ? at.toDate() : undefined };
  });
}
