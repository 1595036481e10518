import { collections } from '@everything-wallet/core/documents/collections';
import { incomingMarksSchema } from '@everything-wallet/core/documents/incomingMarks';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Times of the last incoming transfers that the scanners found, by network id, in ms since 1970. */
export type IncomingMarks = ReadonlyMap<string, number>;

/**
 * Listens to a user's marks; undefined before the first one. `isCurrent` is false for marks from the cache, since the server may have
 * newer ones.
 */
export function listenToIncomingMarks(
  userId: string,
): Listen<{ readonly marks: IncomingMarks; readonly isCurrent: boolean } | undefined> {
  return listenToDocument(collections.incomingMarks, userId, (document) => {
    const { networks } = incomingMarksSchema.parse(document.data());
    const marks = new Map(Object.entries(networks).map(([id, time]) => [id, time.toMillis()]));
    return { marks, isCurrent: !document.metadata.fromCache };
  });
}
