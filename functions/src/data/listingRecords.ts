import { collections } from '@everything-wallet/core/documents/collections';
import { nftListingSchema, type NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { DocumentSnapshot } from '@google-cloud/firestore';
import { noteUsage } from '../requests/usage.ts';
import { firestore } from './firestore.ts';
import { pagesOf } from './pagesOf.ts';

/** Query for listings. */
interface ListingFilter {
  /** Network id, for example 'ethereum'. */
  readonly networkId: string;
  /** A checksum address, as records have it. */
  readonly contract?: string | undefined;
  readonly tokenId?: string | undefined;
  /** Seconds since 1970: listings that end before it are skipped. */
  readonly endsAfter: number;
}

/** A record with its id. */
export interface FoundListing extends NftListingRecord {
  readonly id: string;
}

/** Maximum records deleted at once, and seconds after their end from which they are. */
const MAX_EXTRA = 200;
const DAY = 86_400;

/** Records of one user that are read at once, and can be deleted at once. */
const MAX_OF_USER = 400;

/** The listings of users. */
export const listingRecords = {
  /**
   * Returns the users of records, and nothing else of them, page by page: those that end first come first, so
   * that long-lasting ones come last.
   */
  async *pages(
    { networkId, contract, tokenId, endsAfter }: ListingFilter,
    pageSize: number,
  ): AsyncGenerator<{ id: string; userId: string }[]> {
    const { getFirestore } = await firestore();
    const ofNetwork = getFirestore().collection(collections.nftListings).where('network', '==', networkId);
    const ofContract =
      contract === undefined ? ofNetwork : ofNetwork.where('contract_address', '==', contract);
    const ofToken = tokenId === undefined ? ofContract : ofContract.where('token_id', '==', tokenId);
    const query = ofToken
      .where('ends_at', '>', endsAfter)
      .orderBy('ends_at')
      // A page begins where the one before has ended.
      .select('user_id', 'ends_at');
    for await (const page of pagesOf(query, pageSize)) {
      noteUsage({ documents: page.length });
      yield page.map((document) => ({ id: document.id, userId: String(document.get('user_id')) }));
    }
  },

  /** Reads records by their ids; deleted and unreadable ones are skipped. */
  async read(ids: readonly string[]): Promise<FoundListing[]> {
    if (ids.length === 0) return [];
    const { getFirestore } = await firestore();
    const db = getFirestore();
    noteUsage({ documents: ids.length });
    const places = ids.map((id) => db.collection(collections.nftListings).doc(id));
    return (await db.getAll(...places)).flatMap(recordOf);
  },

  /** Reads one user's listings of one NFT, ended or not. */
  async ofUser(
    { userId, networkId, contract, tokenId }: Record<'userId' | 'networkId' | 'contract' | 'tokenId', string>,
    most: number,
  ): Promise<FoundListing[]> {
    const { getFirestore } = await firestore();
    const found = await getFirestore()
      .collection(collections.nftListings)
      .where('user_id', '==', userId)
      .where('network', '==', networkId)
      .where('contract_address', '==', contract)
      .where('token_id', '==', tokenId)
      .limit(most)
      .get();
    noteUsage({ documents: Math.max(1, found.size) });
    return found.docs.flatMap(recordOf);
  },

  /** All that one user has listed, over or not. */
  async allOfUser(userId: string): Promise<FoundListing[]> {
    const { getFirestore } = await firestore();
    const found = await getFirestore()
      .collection(collections.nftListings)
      .where('user_id', '==', userId)
      .limit(MAX_OF_USER)
      .get();
    noteUsage({ documents: Math.max(1, found.size) });
    return found.docs.flatMap(recordOf);
  },

  /** Deletes records by their ids. */
  async remove(ids: readonly string[]): Promise<void> {
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const batch = db.batch();
    for (const id of ids) batch.delete(db.collection(collections.nftListings).doc(id));
    await batch.commit();
  },

  /**
   * Writes a listing, unless its user has too many that have not ended, however many are written at once.
   * Listings that ended a day ago are deleted.
   *
   * @param now seconds since 1970
   */
  async save(
    record: NftListingRecord,
    { id, now, most }: { readonly id: string; readonly now: number; readonly most: number },
  ): Promise<'saved' | 'full' | 'ofOther'> {
    const { getFirestore } = await firestore();
    const db = getFirestore();
    const listings = db.collection(collections.nftListings);
    const own = listings
      .where('user_id', '==', record.user_id)
      .select('ends_at')
      .limit(most + MAX_EXTRA);
    return db.runTransaction(async (transaction) => {
      const place = await transaction.get(listings.doc(id));
      if (place.exists && place.get('user_id') !== record.user_id) return 'ofOther';
      const { docs } = await transaction.get(own);
      noteUsage({ documents: docs.length + 1 });
      const others = docs.filter((document) => document.id !== id);
      const isOver = (document: DocumentSnapshot) => Number(document.get('ends_at')) < now - DAY;
      const over = others.filter(isOver);
      for (const { ref } of over) transaction.delete(ref);
      // Also if it is refused: then there is room once the user has cancelled enough.
      if (others.length - over.length >= most) return 'full';
      transaction.set(place.ref, record);
      return 'saved';
    });
  },
};

function recordOf(document: DocumentSnapshot): FoundListing[] {
  const record = nftListingSchema.safeParse(document.data());
  return record.success ? [{ ...record.data, id: document.id }] : [];
}
