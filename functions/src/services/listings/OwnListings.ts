import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { ListingSource, ListingsWanted, ToldListing } from './ListingSource.ts';

/** Records that are read for an answer, and those of one user among them that are looked at. */
const MOST_RECORDS = 500;
const MOST_OF_USER = 50;

/** Where the records of users' listings are; the fields of what is looked for are those of the records. */
export interface ListingStore {
  readonly find: (
    filter: {
      readonly networkId: string;
      readonly contract?: string | undefined;
      readonly tokenId?: string | undefined;
      readonly endsAfter: number;
    },
    most: number,
  ) => Promise<readonly (NftListingRecord & { readonly id: string })[]>;
}

/** What users of this product sell: orders that they have signed, without fees. */
export class OwnListings implements ListingSource {
  readonly name = 'own';
  readonly #network: Network;
  readonly #store: ListingStore;

  constructor(network: Network, store: ListingStore) {
    this.#network = network;
    this.#store = store;
  }

  async find({ contract, tokenId, now }: ListingsWanted): Promise<readonly ToldListing[]> {
    const { id: networkId, chainId } = this.#network;
    const found = await this.#store.find({ networkId, contract, tokenId, endsAfter: now }, MOST_RECORDS);
    const ofUser = new Map<string, number>();
    return found.flatMap(({ id, user_id: user, order_hash: orderHash, order, ...record }) => {
      const count = (ofUser.get(user) ?? 0) + 1;
      ofUser.set(user, count);
      if (count > MOST_OF_USER || id !== `${chainId}_${orderHash}`) return [];
      return [
        { order, orderHash, contract: record.contract_address, tokenId: record.token_id, mostFeeBps: 0 },
      ];
    });
  }
}
