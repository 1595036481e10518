import { collections } from '@everything-wallet/core/documents/collections';
import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { doc, runTransaction, serverTimestamp, type Firestore } from 'firebase/firestore';
import { firebaseServices } from '../../../lib/firebase/firebaseServices.ts';
import type { ImportEntry } from '../import/judgeRows.ts';
import { writtenContact } from './writtenContact.ts';

/** The rules read two other documents for each one written, and may read 20 for a commit. */
const PER_COMMIT = 10;

/** Commits in progress at the same time. */
const MAX_CONCURRENT = 4;

/**
 * Adds contacts under ids made in advance; one that exists already, from an attempt whose response was lost, stays unchanged.
 *
 * Uses transactions, because a plain write would wait forever while offline. Starts no further one after a failure.
 *
 * @param onAdded called with the ids of added contacts, after each commit
 * @throws FirestoreError if the rules refuse some or the server cannot be reached; contacts reported to `onAdded` are stored
 */
export async function addContacts(
  userId: string,
  entries: readonly ImportEntry[],
  onAdded: (ids: readonly string[]) => void,
): Promise<void> {
  const { firestore } = await firebaseServices();
  const batches = Array.from({ length: Math.ceil(entries.length / PER_COMMIT) }, (_, index) =>
    entries.slice(index * PER_COMMIT, (index + 1) * PER_COMMIT),
  );
  let failure: Error | undefined;
  await mapConcurrently(batches, MAX_CONCURRENT, async (batch) => {
    if (failure) return;
    try {
      await addBatch(firestore, userId, batch);
      onAdded(batch.map(({ id }) => id));
    } catch (error) {
      // Thrown after the batches in progress have ended.
      failure = error instanceof Error ? error : new Error('Adding contacts failed', { cause: error });
    }
  });
  if (failure) throw failure;
}

async function addBatch(firestore: Firestore, userId: string, batch: readonly ImportEntry[]): Promise<void> {
  await runTransaction(firestore, async (transaction) => {
    const places = batch.map(({ id }) => doc(firestore, collections.contacts, id));
    const found = await Promise.all(places.map((place) => transaction.get(place)));
    for (const [index, place] of places.entries()) {
      const entry = batch[index];
      if (!entry || found[index]?.exists()) continue;
      transaction.set(place, {
        ...writtenContact(entry.fields),
        user_id: userId,
        created_at: serverTimestamp(),
      });
    }
  });
}
