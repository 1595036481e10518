import { serverCollections } from '@everything-wallet/core/documents/collections';
import { firestore } from './firestore.ts';
import { pagesOf } from './pagesOf.ts';

/** Lanes that are read and deleted at once. */
const PAGE = 300;

/** Deletes the lanes of a target. */
export async function deleteLanesOf(targetId: string): Promise<void> {
  const { getFirestore } = await firestore();
  const db = getFirestore();
  const lanes = db.collection(serverCollections.webhookLanes).where('webhook_id', '==', targetId);
  for await (const page of pagesOf(lanes, PAGE)) {
    const batch = db.batch();
    for (const { ref } of page) batch.delete(ref);
    await batch.commit();
  }
}
