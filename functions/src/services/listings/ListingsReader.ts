import type { NftListingsQuestion } from '@everything-wallet/core/schemas/nftListings';
import type {
  NftListingsAnswer,
  OrderState,
  SellerState,
} from '@everything-wallet/core/schemas/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { getAddress } from 'ethers/address';
import { setImmediate } from 'node:timers/promises';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { NodeResponses } from '../chain/NodeResponses.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { medianHead } from '../holdings/medianHead.ts';
import { isolatedMulticall, type IsolatedReads, type ContractReads } from '../chain/isolatedMulticall.ts';
import { agreedText } from '../tokens/agreedText.ts';
import { collectionFiguresOf } from './collectionFiguresOf.ts';
import { inTurns } from './inTurns.ts';
import type { CandidateListing, JudgedListing } from './JudgedListing.ts';
import { listingAnswerOf } from './listingAnswerOf.ts';
import type { ListingSource, ListingsWanted } from './ListingSource.ts';
import { MARKET_READ, nameRead } from './listingCalls.ts';
import { isOpenAt, orderStateAt, readsOfListings, type ReadListing } from './openReads.ts';
import type { ListingsScan } from './ListingsScan.ts';
import { matchingListings, type NamesOf } from './matchingListings.ts';
import { onePerPrice } from './onePerPrice.ts';
import { pageOfListings } from './pageOfListings.ts';
import { readCandidate } from './readCandidate.ts';
import { SalesVolumes } from './SalesVolumes.ts';
import { sellerAt, type Seller } from './sellerReads.ts';
import { byAge, byPrice, sortListings } from './sortListings.ts';
import { LruMap } from '../../cache/LruMap.ts';
import { neededOf } from '../chain/neededOf.ts';

/** Timeouts in ms, short because a page waits. After `askingMs` no more listings are checked on the network. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700, askingMs: 4_000 };

/** Maximum listings of an answer, and those that nodes are asked about, in one request and in all. */
const MAX_FOUND = 200;
const ASKED_AT_ONCE = 200;
const MAX_ASKED = 600;

/** Milliseconds for which a scan is cached: for the pages, orders and searches of one visit. */
const KEPT_MS = 5_000;

/** Maximum cached scans, and timeouts in ms of a source and of the volumes. */
const MAX_CACHED = 100;
const SOURCE_TIMEOUT_MS = 5_000;
const VOLUMES_TIMEOUT_MS = 3_000;

/** Orders that are read before other requests get their turn. */
const READ_AT_ONCE = 10;

/** Maximum characters of a collection's name. */
const MAX_NAME = 100;

/** Finds NFTs for sale on one network: orders from sources, each checked on the network (decision 54). */
export class ListingsReader {
  readonly #network: Network;
  readonly #sources: readonly ListingSource[];
  readonly #nodes: QuorumClient;
  readonly #askingMs: number;
  readonly #volumes: SalesVolumes;
  readonly #namesOf: NamesOf;
  readonly #now: () => number;
  readonly #scans = new LruMap<
    string,
    { readonly at: number; readonly asker: string; readonly scan: Promise<ListingsScan> }
  >(MAX_CACHED);

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      sources,
      namesOf,
      limits = {},
      now = Date.now,
    }: {
      readonly sources: readonly ListingSource[];
      readonly namesOf: NamesOf;
      readonly limits?: Partial<typeof defaultLimits>;
      readonly now?: () => number;
    },
  ) {
    this.#network = network;
    this.#sources = sources;
    const given = { ...defaultLimits, ...limits };
    // As for holdings (decision 41).
    this.#nodes = QuorumClient.of(network, urls, given, { rule: 'twoOfThree' });
    this.#askingMs = given.askingMs;
    this.#volumes = new SalesVolumes(network, urls);
    this.#namesOf = namesOf;
    this.#now = now;
  }

  /**
   * @param userId the user; if a seller is requested, their own listings are always included
   * @returns an empty answer if no source and no node answers
   */
  async read(question: Omit<NftListingsQuestion, 'network'>, userId?: string): Promise<NftListingsAnswer> {
    const { order, text, cursor } = question;
    const contract = question.contract === undefined ? undefined : getAddress(question.contract);
    const tokenId = question.tokenId === undefined ? undefined : BigInt(question.tokenId).toString();
    const seller =
      question.seller === undefined || contract === undefined || tokenId === undefined
        ? undefined
        : { seller: getAddress(question.seller), contract, tokenId };
    const wanted = { contract, tokenId, now: Math.floor(this.#now() / 1_000) };
    const asker = userId ?? '';
    const [scan, whole, volumes] = await Promise.all([
      // The seller's current state decides, so no cache.
      seller ? this.#scan({ ...wanted, userId }, asker, seller) : this.#recentScan(wanted, asker),
      // The floor is the collection's, also for a single NFT.
      tokenId === undefined ? undefined : this.#recentScan({ ...wanted, tokenId: undefined }, asker),
      withDeadline(this.#volumes.read(), VOLUMES_TIMEOUT_MS).catch(() => undefined),
    ]);
    const matching = await matchingListings(scan, text.trim().toLowerCase(), this.#namesOf);
    const isAskers = (listing: JudgedListing) => listing.seller === seller?.seller;
    const sorted =
      tokenId === undefined
        ? sortListings(order, matching, volumes)
        : onePerPrice(matching.toSorted(byPrice), isAskers);
    const { page: found, next } = pageOfListings(sorted, cursor);
    const page = [...found, ...sorted.filter((listing) => isAskers(listing) && !found.includes(listing))];
    const contracts = new Set([
      ...(contract === undefined ? [] : [contract]),
      ...page.map((each) => each.contract),
    ]);
    return {
      listings: page.map(listingAnswerOf),
      ...(scan.seller && { seller: scan.seller }),
      collections: [...contracts].map((each) =>
        collectionFiguresOf(each, whole ?? scan, volumes, seller?.seller),
      ),
      hasMarket: scan.hasMarket,
      time: scan.time,
      silent: [...scan.silent],
      cursor: next,
    };
  }

  /** Reads the state of a listing's seller and of its order, by the quorum. */
  async stateOf(listing: ReadListing, userId: string): Promise<SellerState> {
    const seller = {
      seller: listing.seller,
      contract: listing.contract,
      tokenId: listing.tokenId.toString(),
    };
    const readings = await this.#ask(readsOfListings([listing], [listing.contract], seller), userId);
    return this.#sellerState(readings, seller, [listing]);
  }

  /** Returns the order hashes of sold listings, by two nodes unless fewer are configured. */
  async soldOf(listings: readonly ReadListing[], userId: string): Promise<ReadonlySet<string>> {
    if (listings.length === 0) return new Set();
    const readings = await this.#ask(readsOfListings(listings, []), userId);
    return new Set(
      listings.filter((listing) => stateIn(readings, listing) === 'filled').map(({ orderHash }) => orderHash),
    );
  }

  /** Scans, or returns the cached scan: pages and orders come from the same one. */
  async #recentScan(wanted: ListingsWanted, asker: string): Promise<ListingsScan> {
    const key = `${wanted.contract ?? ''} ${wanted.tokenId ?? ''}`;
    const at = performance.now();
    const known = this.#scans.get(key);
    if (known && at - known.at < KEPT_MS) {
      const scan = await known.scan;
      // A scan that another user's limits cut short is repeated for this user.
      if ((scan.isWhole && scan.hasMarket !== null) || known.asker === asker) return scan;
    }
    for (const [old, { at: then }] of this.#scans) if (at - then >= KEPT_MS) this.#scans.delete(old);
    const scan = this.#scan(wanted, asker);
    this.#scans.set(key, { at, asker, scan });
    scan.catch(() => this.#scans.delete(key));
    return scan;
  }

  async #scan(wanted: ListingsWanted, asker: string, seller?: Seller): Promise<ListingsScan> {
    const answers = await Promise.all(
      this.#sources.map(async (source) => {
        const found = await withDeadline(source.find(wanted), SOURCE_TIMEOUT_MS).catch(() => undefined);
        return { source: source.name, found };
      }),
    );
    const silent = answers.flatMap(({ source, found }) => (found ? [] : [source]));
    const read: CandidateListing[] = [];
    for (const { source, found } of answers) {
      for (const [place, listing] of (found?.listings ?? []).entries()) {
        // Recovering a signature takes a millisecond: hundreds of them must not block other requests.
        if (place % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
        read.push(...readCandidate(listing, source, wanted, this.#network.chainId));
      }
    }
    const unique = [...new Map(read.map((listing) => [listing.orderHash, listing])).values()];
    const sorted = unique.toSorted(wanted.tokenId === undefined ? byAge : byPrice);
    const listings = inTurns(sorted, seller?.seller).slice(0, MAX_ASKED);
    const began = performance.now();
    const first = await this.#judge(listings.slice(0, ASKED_AT_ONCE), wanted, asker, seller);
    const judged = [first];
    let asked = ASKED_AT_ONCE;
    // Listings that cannot be bought must not displace others.
    for (let from = ASKED_AT_ONCE; from < listings.length; from += ASKED_AT_ONCE) {
      const open = judged.flatMap(({ found }) => found.filter(({ isOpen }) => isOpen === true));
      const isLate = performance.now() - began > this.#askingMs;
      if (first.hasMarket !== true || open.length >= MAX_FOUND || isLate) break;
      judged.push(await this.#judge(listings.slice(from, from + ASKED_AT_ONCE), wanted, asker));
      asked += ASKED_AT_ONCE;
    }
    // Unchecked listings come after open ones, and after the user's own.
    const placeOf = ({ seller: by, isOpen }: JudgedListing) =>
      by === seller?.seller ? 0 : isOpen === true ? 1 : 2;
    const found = judged
      .flatMap((each) => each.found)
      .toSorted((one, other) => placeOf(one) - placeOf(other));
    const names = judged.map((each) => each.names);
    return {
      listings: found.slice(0, MAX_FOUND),
      hasMarket: first.hasMarket,
      time: first.time,
      silent,
      isPart:
        asked < unique.length ||
        found.length > MAX_FOUND ||
        answers.some(({ found: listed }) => listed?.isPart !== false),
      isWhole: judged.every((each) => each.isWhole),
      seller: first.seller,
      nameOf: (contract) => names.find((each) => each.get(contract))?.get(contract) ?? '',
    };
  }

  /** Checks listings on the network, and returns those that can be bought. */
  async #judge(
    listings: readonly CandidateListing[],
    wanted: ListingsWanted,
    asker: string,
    seller?: Seller,
  ) {
    const contracts = [
      ...new Set([
        ...(wanted.contract === undefined ? [] : [wanted.contract]),
        ...listings.map(({ contract }) => contract),
      ]),
    ];
    const readings = await this.#ask(readsOfListings(listings, contracts, seller), asker);
    const market = readings.agreed(({ of }) => {
      const answer = of(MARKET_READ);
      return answer === undefined ? undefined : Number(answer?.length === 66);
    });
    return {
      found: listings.flatMap((listing): JudgedListing[] => {
        const isOpen = readings.agreed((reading) => {
          const isOpenThere = isOpenAt(reading, listing);
          return isOpenThere === undefined ? undefined : Number(isOpenThere);
        });
        if (isOpen === undefined) return [{ ...listing, isOpen: null }];
        return isOpen === 1 ? [{ ...listing, isOpen: true }] : [];
      }),
      hasMarket: market === undefined ? null : market === 1,
      time: this.#timeOf(readings),
      isWhole: readings.given.every(({ isWhole }) => isWhole),
      seller: seller && this.#sellerState(readings, seller, listings),
      // Only the result, so that node responses are freed.
      names: new Map(
        contracts.map((contract) => [contract, agreedText(nameRead(contract), readings, MAX_NAME)]),
      ),
    };
  }

  #sellerState(
    readings: NodeResponses<IsolatedReads>,
    seller: Seller,
    listings: readonly ReadListing[],
  ): SellerState {
    const agreed = (part: keyof ReturnType<typeof sellerAt>) =>
      readings.agreed((reading) => sellerAt(reading, seller)[part]) ?? null;
    const isApproved = agreed('isApproved');
    return {
      counter: agreed('counter')?.toString() ?? null,
      units: agreed('units')?.toString() ?? null,
      isApproved: isApproved === null ? null : isApproved === 1n,
      time: this.#timeOf(readings),
      orders: listings
        .filter((listing) => listing.seller === seller.seller)
        .map((listing) => ({ id: listing.orderHash, state: stateIn(readings, listing) })),
    };
  }

  /** Reads the time of the latest block, by the quorum. */
  #timeOf(readings: NodeResponses<IsolatedReads>): number | null {
    const heads = readings.given.flatMap(({ head }) => head ?? []);
    return heads.length >= this.#nodes.needed ? (medianHead(heads)?.time ?? null) : null;
  }

  async #ask(reads: readonly ContractReads[], asker: string): Promise<NodeResponses<IsolatedReads>> {
    return this.#nodes.ask((ask, batchQuery, nodeIndex) =>
      isolatedMulticall({ ask, batchQuery, nodeIndex, asker }, this.#network, reads),
    );
  }
}

function stateIn(readings: NodeResponses<IsolatedReads>, listing: ReadListing): OrderState | null {
  // A false end would archive the record, and the user would sign an order at a higher price.
  const needed = neededOf(readings.all.length);
  return readings.agreed((reading) => orderStateAt(reading, listing), needed) ?? null;
}
