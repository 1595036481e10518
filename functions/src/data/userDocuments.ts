import type { Removed } from '@everything-wallet/core/callables/accountAccess';
import { collections, serverCollections } from '@everything-wallet/core/documents/collections';
import type { DocumentReference, Firestore, Query } from '@google-cloud/firestore';
import { accountLockOf } from './accountLocks.ts';
import { firestore } from './firestore.ts';

type CollectionName =
  | (typeof collections)[keyof typeof collections]
  | (typeof serverCollections)[keyof typeof serverCollections];

/** Marks of a user's documents in a collection. */
interface Holding {
  readonly kind: keyof Removed;
  /** The id of the one document is the user's. */
  readonly hasUserId?: true;
  /** Documents name the user in user_id. */
  readonly namesUser?: true;
  /** Ids begin with the user's and '_'; so many parts follow, or any number. */
  readonly idParts?: 1 | 2 | 'any';
}

/**
 * A user's documents in every collection, in the order of their deletion: keys first, so that programs stop;
 * the profile last, so that an open wallet elsewhere does not take itself for a new one. Documents are found
 * by each of their marks, as a half-written one may lack the other.
 */
export const holdings = {
  api_keys: { kind: 'apiKeys', namesUser: true },
  push_subscriptions: { kind: 'other', namesUser: true, idParts: 1 },
  webhooks: { kind: 'other', namesUser: true },
  webhook_lanes: { kind: 'other', namesUser: true },
  webhook_deliveries: { kind: 'other', namesUser: true },
  mail: { kind: 'other', namesUser: true },
  activity_logs: { kind: 'other', hasUserId: true },
  activity_events: { kind: 'other', namesUser: true, idParts: 1 },
  activity_movements: { kind: 'other', namesUser: true, idParts: 1 },
  issued_keys: { kind: 'other', namesUser: true },
  contacts: { kind: 'contacts', namesUser: true, idParts: 1 },
  tokens: { kind: 'tokens', namesUser: true, idParts: 2 },
  nft_listings: { kind: 'other', namesUser: true },
  open_transfers: { kind: 'other', namesUser: true, idParts: 2 },
  sent_nonces: { kind: 'other', namesUser: true },
  nft_candidates: { kind: 'other', namesUser: true, idParts: 1 },
  incoming_cursors: { kind: 'other', hasUserId: true },
  account_marks: { kind: 'other', hasUserId: true },
  transactions: { kind: 'transactions', namesUser: true, idParts: 2 },
  api_requests: { kind: 'apiRequests', namesUser: true },
  api_usage: { kind: 'apiRequests', namesUser: true, idParts: 1 },
  wallet_addresses: { kind: 'addresses', namesUser: true, idParts: 1 },
  phrase_hashes: { kind: 'other', hasUserId: true },
  rate_limits: { kind: 'other', idParts: 'any' },
  profiles: { kind: 'other', hasUserId: true },
  price_quotes: 'ofNobody',
  nft_metadata: 'ofNobody',
  metadata_passes: 'ofNobody',
  scan_cursors: 'ofNobody',
  // Names addresses, which are public, and no user; removed when they are delivered.
  scan_events: 'ofNobody',
  // Names addresses and no user either; expires.
  scan_matches: 'ofNobody',
  // Named by a digest; removed by the schedule when the account's last token has ended.
  account_locks: 'ofNobody',
  maintenance: 'ofNobody',
} satisfies Record<CollectionName, Holding | 'ofNobody'>;

/** Documents that are removed in one write. */
const PAGE = 300;

/** gRPC's NOT_FOUND, FAILED_PRECONDITION and ABORTED: a concurrent write was first. */
const OVERTAKEN: readonly unknown[] = [5, 9, 10];

/**
 * Removes every document of a user, and counts it in their lock: in the same write, so that a count is right however often
 * this is broken off and begun again.
 *
 * @param deadline by performance.now()
 * @returns false where there was no time for all
 */
export async function removeUserDocuments(userId: string, deadline: number): Promise<boolean> {
  const { FieldValue, getFirestore } = await firestore();
  const db = getFirestore();
  const lock = await accountLockOf(userId);
  // Again from the start until nothing is found: calls running when the lock was set may still write.
  for (let isClean = false; !isClean;) {
    isClean = true;
    for (const [name, holding] of Object.entries(holdings)) {
      if (holding === 'ofNobody') continue;
      for (;;) {
        const page = await findSome(db, name, holding, userId);
        if (page.length === 0) break;
        isClean = false;
        if (performance.now() > deadline) return false;
        const batch = db.batch();
        for (const reference of page) batch.delete(reference, { exists: true });
        batch.update(lock, `removed.${holding.kind}`, FieldValue.increment(page.length));
        try {
          await batch.commit();
        } catch (error) {
          if (!OVERTAKEN.includes((error as { code?: unknown }).code)) throw error;
        }
      }
    }
  }
  return true;
}

/** Returns some of a user's documents in a collection; none if none are left. */
async function findSome(
  db: Firestore,
  name: string,
  { hasUserId, namesUser, idParts }: Holding,
  userId: string,
): Promise<DocumentReference[]> {
  const { FieldPath } = await firestore();
  const collection = db.collection(name);
  if (hasUserId) {
    const { exists, ref } = await collection.doc(userId).get();
    return exists ? [ref] : [];
  }
  const found = new Map<string, DocumentReference>();
  if (namesUser) {
    for (const { ref } of await read(collection.where('user_id', '==', userId))) found.set(ref.path, ref);
  }
  if (idParts !== undefined && found.size === 0) {
    const prefix = `${userId}_`;
    const id = FieldPath.documentId();
    // '`' sorts after '_'.
    const named = collection.where(id, '>=', prefix).where(id, '<', `${userId}\``);
    for (const document of await read(named)) {
      const owner: unknown = document.get('user_id');
      const parts = document.id.slice(prefix.length).split('_').length;
      // A user id may contain '_' itself: documents of an id that begins like this one stay.
      const isOwn = owner === userId || (owner === undefined && (idParts === 'any' || parts === idParts));
      if (isOwn) found.set(document.ref.path, document.ref);
    }
  }
  return [...found.values()];
}

async function read(query: Query) {
  return (await query.limit(PAGE).get()).docs;
}
