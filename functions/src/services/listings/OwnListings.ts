import type { NftListingRecord } from '@everything-wallet/core/documents/nftListing';
import type { Network } from '@everything-wallet/core/networks/networks';
import type { FoundListings, ListingSource, ListingsWanted } from './ListingSource.ts';

/** Records that are read for an answer, and those of one user among them. */
const MAX_RECORDS = 500;
const MAX_OF_USER = 50;

/** Records of which it is looked whose they are, in all and at once, and milliseconds after which no more are. */
const MAX_SCANNED = 5_000;
const PAGE = 500;
const LOOKING_MS = 2_000;

/** What is read of who asks, over or not. */
const MAX_OF_ASKER = 200;

type FoundRecord = NftListingRecord & { readonly id: string };

/** Where the records of users' listings are; the fields of what is looked for are those of the records. */
export interface ListingStore {
  /** Whose records there are, those first that end first. */
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
  /** What one user has listed of one NFT. */
  readonly ofUser: (
    about: Readonly<Record<'userId' | 'networkId' | 'contract' | 'tokenId', string>>,
    most: number,
  ) => Promise<readonly FoundRecord[]>;
}

/** What users of this product sell: orders that they have signed, without fees. */
export class OwnListings implements ListingSource {
  readonly name = 'own';
  readonly #network: Network;
  readonly #store: ListingStore;
  readonly #now: () => number;

  /** @param now milliseconds, by which looking ends */
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
    let lookedAt = 0;
    let isPart = false;
    let isOneCut = false;
    for await (const page of this.#store.pages(filter, PAGE)) {
      for (const { id, userId } of page) {
        const count = (counts.get(userId) ?? 0) + 1;
        counts.set(userId, count);
        if (count <= MAX_OF_USER) taken.push(id);
        else isOneCut = true;
      }
      lookedAt += page.length;
      const isLate = this.#now() - began > LOOKING_MS;
      isPart = taken.length >= MAX_RECORDS || lookedAt >= MAX_SCANNED || isLate;
      if (isPart) break;
    }
    return { records: await this.#store.read(taken.slice(0, MAX_RECORDS)), isPart: isPart || isOneCut };
  }
}
