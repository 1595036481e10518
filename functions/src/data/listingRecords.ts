import { collections } from '@everything-wallet/core/documents/collections';
import { nftListingSchema, type NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import { firestore } from './firestore.ts';

/** What listings are looked for by. */
interface ListingFilter {
  /** Network id, for example 'ethereum'. */
  readonly networkId: string;
  /** A checksum address, as records have it. */
  readonly contract?: string | undefined;
  readonly tokenId?: string | undefined;
  /** Seconds since 1970: what ends before it is passed by. */
  readonly endsAfter: number;
}

/** A record with its id. */
export interface FoundListing extends NftListingRecord {
  readonly id: string;
}

/** The listings of users: those first that end first, so that what somebody floods with, which has to last, comes last. */
export const listingRecords = {
  async find(
    { networkId, contract, tokenId, endsAfter }: ListingFilter,
    most: number,
  ): Promise<FoundListing[]> {
    const { getFirestore } = await firestore();
    const ofNetwork = getFirestore().collection(collections.nftListings).where('network', '==', networkId);
    const ofContract =
      contract === undefined ? ofNetwork : ofNetwork.where('contract_address', '==', contract);
    const ofToken = tokenId === undefined ? ofContract : ofContract.where('token_id', '==', tokenId);
    const found = await ofToken.where('ends_at', '>', endsAfter).orderBy('ends_at').limit(most).get();
    return found.docs.flatMap((document) => {
      const record = nftListingSchema.safeParse(document.data());
      return record.success ? [{ ...record.data, id: document.id }] : [];
    });
  },
};
