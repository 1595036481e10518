import { serverCollections } from '@everything-wallet/core/documents/collections';
import { firestore } from './firestore.ts';

/** The `issued_keys` collection: which keys were issued, to whom. Of a key only its hash is kept. */
export const issuedKeys = {
  /** Notes that a key was issued, so that the rules let its owner insert it. */
  async add(keyId: string, userId: string): Promise<void> {
    const { FieldValue, getFirestore } = await firestore();
    await getFirestore()
      .collection(serverCollections.issuedKeys)
      .doc(keyId)
      .create({ user_id: userId, created_at: FieldValue.serverTimestamp() });
  },
};
