import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { FoundListings, ListingSource, ListingsWanted } from './ListingSource.ts';

/** Maximum records per result, and those of one user among them. */
const MAX_RECORDS = 500;
const MAX_OF_USER = 50;

/**
 * Maximum records whose users are checked, in total and per page, and milliseconds after which no more are.
 */
const MAX_SCANNED = 5_000;
const PAGE = 500;
const SCAN_MS = 2_000;

/** Maximum records read of the caller, ended or not. */
const MAX_OF_ASKER = 200;

type FoundRecord = NftListingRecord & { readonly id: string };

/** Storage of users' listings; the fields of a query are those of the records. */
export interface ListingStore {
  /** Users of the records, those that end first come first. */
  readonly pages: (
    filter: {
      readonly networkId: string;
      readonly contract?: string | undefined;
      readonly tokenId?: string | undefined;
      readonly endsAfter: number;
    },
    pageSize: number,
  ) => AsyncIterable<readonly { readonly id: string; readonly userId: string }[]>;
  readonly read: (ids: readonly string[]) => Promise<readonly FoundRecord[]>;
  /** Listings of one NFT by one user. */
  readonly ofUser: (
    about: Readonly<Record<'userId' | 'networkId' | 'contract' | 'tokenId', string>>,
    most: number,
  ) => Promise<readonly FoundRecord[]>;
}

/** Listings of this product's users: orders that they have signed, without fees. */
export class OwnListings implements ListingSource {
  readonly name = 'own';
  readonly #network: Network;
  readonly #store: ListingStore;
  readonly #now: () => number;

  /** @param now milliseconds, by which reading ends */
  constructor(network: Network, store: ListingStore, now = () => performance.now()) {
    this.#network = network;
    this.#store = store;
    this.#now = now;
  }

  async find(wanted: ListingsWanted): Promise<FoundListings> {
    const { chainId } = this.#network;
    const [ofAsker, ofAll] = await Promise.all([this.#ofAsker(wanted), this.#ofAll(wanted)]);
    const records = new Map([...ofAsker, ...ofAll.records].map((record) => [record.id, record]));
    const listings = [...records.values()].flatMap(
      ({ id, user_id: userId, order_hash: orderHash, order, ...record }) =>
        id === `${chainId}_${orderHash}`
          ? [
              {
                order,
                orderHash,
                userId,
                contract: record.contract_address,
                tokenId: record.token_id,
                maxFeeBps: 0,
              },
            ]
          : [],
    );
    return { listings, isPart: ofAll.isPart };
  }

  async #ofAsker({ contract, tokenId, userId }: ListingsWanted): Promise<readonly FoundRecord[]> {
    if (userId === undefined || contract === undefined || tokenId === undefined) return [];
    return this.#store.ofUser({ userId, networkId: this.#network.id, contract, tokenId }, MAX_OF_ASKER);
  }

  /** A user's share is full after so many: where that is so it is read on, past theirs. */
  async #ofAll({ contract, tokenId, now }: ListingsWanted) {
    const filter = { networkId: this.#network.id, contract, tokenId, endsAfter: now };
    const began = this.#now();
    const counts = new Map<string, number>();
    const taken: string[] = [];
    let scannedCount = 0;
    let isPart = false;
    let isOneCut = false;
    for await (const page of this.#store.pages(filter, PAGE)) {
      for (const { id, userId } of page) {
        const count = (counts.get(userId) ?? 0) + 1;
        counts.set(userId, count);
        if (count <= MAX_OF_USER) taken.push(id);
        else isOneCut = true;
      }
      scannedCount += page.length;
      const isLate = this.#now() - began > SCAN_MS;
      isPart = taken.length >= MAX_RECORDS || scannedCount >= MAX_SCANNED || isLate;
      if (isPart) break;
    }
    return { records: await this.#store.read(taken.slice(0, MAX_RECORDS)), isPart: isPart || isOneCut };
  }
}
