import { collections } from '@everything-wallet/core/documents/collections';
import { accountMarksSchema } from '@everything-wallet/core/documents/accountMarks';
import { listenToDocument } from '../../../lib/firebase/listenToDocument.ts';
import type { Listen } from '../../../lib/firebase/useSnapshot.ts';

/** Times of the last movements to or from the user's accounts that the scanners found, by network id, in ms since 1970. */
export type AccountMarks = ReadonlyMap<string, number>;

/**
 * Listens to a user's marks; undefined before the first one. `isCurrent` is false for marks from the cache, since the server may have
 * newer ones.
 */
export function listenToAccountMarks(
  userId: string,
): Listen<{ readonly marks: AccountMarks; readonly isCurrent: boolean } | undefined> {
  return listenToDocument(collections.accountMarks, userId, (document) => {
    const { networks } = accountMarksSchema.parse(document.data());
    const marks = new Map(Object.entries(networks).map(([id, time]) => [id, time.toMillis()]));
    return { marks, isCurrent: !document.metadata.fromCache };
  });
}
