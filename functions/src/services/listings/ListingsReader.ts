import type { NftListingsQuestion } from '@everything-wallet/core/callables/nftListings';
import type {
  CollectionFigures,
  NftListing,
  NftListingsAnswer,
  OrderState,
  SellerState,
} from '@everything-wallet/core/callables/nftListingsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { readListing } from '@everything-wallet/core/seaport/readListing';
import { SeaportError } from '@everything-wallet/core/seaport/SeaportError';
import type { SeaportOrder } from '@everything-wallet/core/seaport/SeaportOrder';
import { getAddress } from 'ethers/address';
import { setImmediate } from 'node:timers/promises';
import { withDeadline } from '../../errors/withDeadline.ts';
import { quorum, type QuorumResult } from '../chain/quorum.ts';
import { RpcNodes } from '../chain/RpcNodes.ts';
import { medianHead } from '../holdings/medianHead.ts';
import { isolatedMulticall, type IsolatedReads, type ContractReads } from '../chain/isolatedMulticall.ts';
import { decodeTokenText } from '../tokens/decodeTokenText.ts';
import type { ListingSource, ListingsWanted, ListingAnswer } from './ListingSource.ts';
import { MARKET_READ, nameRead } from './listingCalls.ts';
import { isOpenAt, orderStateAt, readsOfListings, type ReadListing } from './openReads.ts';
import { sellerAt, type Seller } from './sellerReads.ts';
import { SalesVolumes, type Volumes } from './SalesVolumes.ts';

/** In milliseconds; somebody looks at a page and waits, and after the last the chain is asked of no more listings. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 8_000, stragglersMs: 700, askingMs: 4_000 };

/** Listings of an answer, those that are found for it, and those of which the chain is asked for that, at once and in all. */
const PAGE = 24;
const MAX_FOUND = 200;
const ASKED_AT_ONCE = 200;
const MAX_ASKED = 600;

/** Milliseconds for which what was found is told again: pages, orders and searches of one look. */
const KEPT_MS = 5_000;

/** Looks that are kept, and milliseconds that a source, and the volumes, are waited for. */
const MAX_CACHED = 100;
const SOURCE_TIMEOUT_MS = 5_000;
const VOLUMES_TIMEOUT_MS = 3_000;

/** Orders that are read before others have their turn. */
const READ_AT_ONCE = 10;

/** Letters of a collection's name. */
const MAX_NAME = 100;

/** What NFTs are called, as kept metadata has it; undefined where there is none. */
export type NamesOf = (
  nfts: readonly { readonly contract: string; readonly tokenId: string }[],
) => Promise<readonly (string | undefined)[]>;

/** A listing that was read, and of which the chain is not asked so far. */
interface Candidate extends ReadListing {
  readonly source: ListingSource['name'];
  readonly order: SeaportOrder;
  /** Whose turn it is looked at in: who listed it, or else its seller. */
  readonly teller: string;
}

/** A listing that may be bought, as far as anybody knows. */
interface Judged extends Candidate {
  readonly isOpen: true | null;
}

/** What one look at sources and chain has found. */
interface Look {
  readonly listings: readonly Judged[];
  readonly hasMarket: boolean | null;
  readonly time: number | null;
  readonly silent: readonly ListingSource['name'][];
  /** Whether a source may have cheaper ones that it has not told, or not all that they tell were looked at. */
  readonly isPart: boolean;
  /** Whether whoever looked was let ask the nodes for everything. */
  readonly isWhole: boolean;
  readonly nameOf: (contract: string) => string;
  readonly seller: SellerState | undefined;
}

/** Finds what NFTs are for sale on one network: orders that sources tell of, each read, and asked of the chain (decision 54). */
export class ListingsReader {
  readonly #network: Network;
  readonly #sources: readonly ListingSource[];
  readonly #nodes: RpcNodes;
  readonly #askingMs: number;
  readonly #needed: number;
  readonly #volumes: SalesVolumes;
  readonly #namesOf: NamesOf;
  readonly #now: () => number;
  readonly #looks = new Map<
    string,
    { readonly at: number; readonly asker: string; readonly look: Promise<Look> }
  >();

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
    const stragglersMs = urls.length === 2 ? given.perUrlMs : given.stragglersMs;
    this.#nodes = new RpcNodes(network.chainId, urls, { ...given, stragglersMs });
    this.#askingMs = given.askingMs;
    // As of what is held (decision 41).
    this.#needed = this.#nodes.count >= 3 ? 2 : 1;
    this.#volumes = new SalesVolumes(network, urls, this.#needed);
    this.#namesOf = namesOf;
    this.#now = now;
  }

  /**
   * @param userId who asks; what they sell themselves is told whatever else there is, where a seller is asked about
   * @returns an answer also where no source and no node gives one: then nothing is known to be for sale
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
    const [look, whole, volumes] = await Promise.all([
      // What an order will have to have is of now.
      seller ? this.#look({ ...wanted, userId }, asker, seller) : this.#lookAt(wanted, asker),
      // The floor is the collection's, whichever of it is asked about.
      tokenId === undefined ? undefined : this.#lookAt({ ...wanted, tokenId: undefined }, asker),
      withDeadline(this.#volumes.read(), VOLUMES_TIMEOUT_MS).catch(() => undefined),
    ]);
    const matching = await this.#matching(look, text.trim().toLowerCase());
    const isAskers = (listing: Judged) => listing.seller === seller?.seller;
    const sorted =
      tokenId === undefined
        ? sortedBy(order, matching, volumes)
        : onePerPrice(matching.toSorted(byPrice), isAskers);
    const { page: found, next } = pageOf(sorted, cursor);
    const page = [...found, ...sorted.filter((listing) => isAskers(listing) && !found.includes(listing))];
    const contracts = new Set([
      ...(contract === undefined ? [] : [contract]),
      ...page.map((each) => each.contract),
    ]);
    return {
      listings: page.map(answered),
      ...(look.seller && { seller: look.seller }),
      collections: [...contracts].map((each) => figuresOf(each, whole ?? look, volumes, seller?.seller)),
      hasMarket: look.hasMarket,
      time: look.time,
      silent: [...look.silent],
      cursor: next,
    };
  }

  /** What an order's seller has to have for it, and what became of it, as enough nodes say now. */
  async stateOf(listing: ReadListing, userId: string): Promise<SellerState> {
    const seller = {
      seller: listing.seller,
      contract: listing.contract,
      tokenId: listing.tokenId.toString(),
    };
    const readings = await this.#ask(readsOfListings([listing], [listing.contract], seller), userId);
    return this.#sellerState(readings, seller, [listing]);
  }

  /** Which of some listings are sold, as two nodes say, unless fewer are configured: by their hashes. */
  async soldOf(listings: readonly ReadListing[], userId: string): Promise<ReadonlySet<string>> {
    if (listings.length === 0) return new Set();
    const readings = await this.#ask(readsOfListings(listings, []), userId);
    return new Set(
      listings
        .filter((listing) => this.#stateIn(readings, listing) === 'filled')
        .map(({ orderHash }) => orderHash),
    );
  }

  /** Looks, unless it was done a moment ago: pages and orders are of one look. */
  async #lookAt(wanted: ListingsWanted, asker: string): Promise<Look> {
    const key = `${wanted.contract ?? ''} ${wanted.tokenId ?? ''}`;
    const at = performance.now();
    const known = this.#looks.get(key);
    if (known && at - known.at < KEPT_MS) {
      const look = await known.look;
      // What somebody else's turn did not suffice for is looked at anew.
      if ((look.isWhole && look.hasMarket !== null) || known.asker === asker) return look;
    }
    for (const [old, { at: then }] of this.#looks) if (at - then >= KEPT_MS) this.#looks.delete(old);
    if (this.#looks.size >= MAX_CACHED) this.#looks.clear();
    const look = this.#look(wanted, asker);
    this.#looks.set(key, { at, asker, look });
    look.catch(() => this.#looks.delete(key));
    return look;
  }

  async #look(wanted: ListingsWanted, asker: string, seller?: Seller): Promise<Look> {
    const told = await Promise.all(
      this.#sources.map(async (source) => {
        const found = await withDeadline(source.find(wanted), SOURCE_TIMEOUT_MS).catch(() => undefined);
        return { source: source.name, found };
      }),
    );
    const silent = told.flatMap(({ source, found }) => (found ? [] : [source]));
    const read: Candidate[] = [];
    for (const { source, found } of told) {
      for (const [place, listing] of (found?.listings ?? []).entries()) {
        // A signature takes a millisecond to be recovered: hundreds of them keep nobody else waiting.
        if (place % READ_AT_ONCE === READ_AT_ONCE - 1) await setImmediate();
        read.push(...this.#read(listing, source, wanted));
      }
    }
    const unique = [...new Map(read.map((listing) => [listing.orderHash, listing])).values()];
    const sorted = unique.toSorted(wanted.tokenId === undefined ? byAge : byPrice);
    const listings = inTurns(sorted, seller?.seller).slice(0, MAX_ASKED);
    const began = performance.now();
    const first = await this.#judge(listings.slice(0, ASKED_AT_ONCE), wanted, asker, seller);
    const judged = [first];
    let asked = ASKED_AT_ONCE;
    // What cannot be bought keeps nothing else from being found.
    for (let from = ASKED_AT_ONCE; from < listings.length; from += ASKED_AT_ONCE) {
      const open = judged.flatMap(({ found }) => found.filter(({ isOpen }) => isOpen === true));
      const isLate = performance.now() - began > this.#askingMs;
      if (first.hasMarket !== true || open.length >= MAX_FOUND || isLate) break;
      judged.push(await this.#judge(listings.slice(from, from + ASKED_AT_ONCE), wanted, asker));
      asked += ASKED_AT_ONCE;
    }
    // Of what cannot be asked nothing comes before what is open, nor before what who asks sells.
    const placeOf = ({ seller: by, isOpen }: Judged) => (by === seller?.seller ? 0 : isOpen === true ? 1 : 2);
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
        told.some(({ found: listed }) => listed?.isPart !== false),
      isWhole: judged.every((each) => each.isWhole),
      seller: first.seller,
      nameOf: (contract) => names.find((each) => each.get(contract))?.get(contract) ?? '',
    };
  }

  /** Asks the chain of listings: those remain that may be bought. */
  async #judge(listings: readonly Candidate[], wanted: ListingsWanted, asker: string, seller?: Seller) {
    const contracts = [
      ...new Set([
        ...(wanted.contract === undefined ? [] : [wanted.contract]),
        ...listings.map(({ contract }) => contract),
      ]),
    ];
    const readings = await this.#ask(readsOfListings(listings, contracts, seller), asker);
    const market = this.#verdict(readings, ({ of }) => {
      const answer = of(MARKET_READ);
      return answer === undefined ? undefined : BigInt(answer?.length === 66);
    });
    return {
      found: listings.flatMap((listing): Judged[] => {
        const verdict = this.#verdict(readings, (reading) => {
          const isOpen = isOpenAt(reading, listing);
          return isOpen === undefined ? undefined : BigInt(isOpen);
        });
        if (verdict.agreement !== 'agreed') return [{ ...listing, isOpen: null }];
        return verdict.value === 1n ? [{ ...listing, isOpen: true }] : [];
      }),
      hasMarket: market.agreement === 'agreed' ? market.value === 1n : null,
      time: this.#timeOf(readings),
      isWhole: readings.every((reading) => reading?.isWhole !== false),
      seller: seller && this.#sellerState(readings, seller, listings),
      // Not how to find them: what nodes said is kept no longer than it is used.
      names: new Map(contracts.map((contract) => [contract, this.#nameIn(readings, contract)])),
    };
  }

  #nameIn(readings: readonly (IsolatedReads | undefined)[], contract: string): string {
    const name = this.#verdict(readings, ({ of }) => {
      const answer = of(nameRead(contract));
      return answer === undefined ? undefined : decodeTokenText(answer ?? undefined, MAX_NAME);
    });
    return name.agreement === 'agreed' ? name.value : '';
  }

  /** What an order sells, where it is what it is said to be; any other one is passed by. */
  #read(
    { order, orderHash, userId, contract, tokenId, price, maxFeeBps }: ListingAnswer,
    source: ListingSource['name'],
    wanted: ListingsWanted,
  ): Candidate[] {
    try {
      const terms = readListing(order, {
        chainId: this.#network.chainId,
        now: BigInt(wanted.now),
        maxFeeBps,
        isBrief: true,
        wanted: { contract, tokenId: BigInt(tokenId), price },
      });
      const isAsked =
        (wanted.contract === undefined || wanted.contract === terms.contract) &&
        (wanted.tokenId === undefined || BigInt(wanted.tokenId) === terms.tokenId);
      if (terms.orderHash !== orderHash || !isAsked) return [];
      const counter = BigInt(order.components.counter);
      return [{ ...terms, counter, order, source, teller: userId ?? terms.seller }];
    } catch (error) {
      // A number that is none, too, since nobody has looked at it before.
      if (error instanceof SeaportError || error instanceof SyntaxError) return [];
      throw error;
    }
  }

  #sellerState(
    readings: readonly (IsolatedReads | undefined)[],
    seller: Seller,
    listings: readonly ReadListing[],
  ): SellerState {
    const agreed = (part: keyof ReturnType<typeof sellerAt>) => {
      const verdict = this.#verdict(readings, (reading) => sellerAt(reading, seller)[part]);
      return verdict.agreement === 'agreed' ? verdict.value : null;
    };
    const isApproved = agreed('isApproved');
    return {
      counter: agreed('counter')?.toString() ?? null,
      units: agreed('units')?.toString() ?? null,
      isApproved: isApproved === null ? null : isApproved === 1n,
      time: this.#timeOf(readings),
      orders: listings
        .filter((listing) => listing.seller === seller.seller)
        .map((listing) => ({ id: listing.orderHash, state: this.#stateIn(readings, listing) })),
    };
  }

  #stateIn(readings: readonly (IsolatedReads | undefined)[], listing: ReadListing): OrderState | null {
    // Whoever believes that an order is over puts its record aside, and signs a dearer one.
    const state = quorum(
      readings.map((reading) => reading && orderStateAt(reading, listing)),
      Math.min(2, this.#nodes.count),
    );
    return state.agreement === 'agreed' ? state.value : null;
  }

  /** Of the latest block, where enough nodes say. */
  #timeOf(readings: readonly (IsolatedReads | undefined)[]): number | null {
    const heads = readings.flatMap((reading) => reading?.head ?? []);
    return heads.length >= this.#needed ? (medianHead(heads)?.time ?? null) : null;
  }

  async #ask(
    reads: readonly ContractReads[],
    asker: string,
  ): Promise<readonly (IsolatedReads | undefined)[]> {
    let told = 0;
    return this.#nodes.askEach(
      (ask, batchQuery, place) => isolatedMulticall({ ask, batchQuery, place, asker }, this.#network, reads),
      'unlessResting',
      () => (told += 1) >= this.#needed,
    );
  }

  #verdict<Value extends bigint | string>(
    readings: readonly (IsolatedReads | undefined)[],
    valueOf: (reading: IsolatedReads) => Value | undefined,
  ): QuorumResult<Value> {
    return quorum(
      readings.map((reading) => reading && valueOf(reading)),
      this.#needed,
    );
  }

  /** Those in whose name, or whose collection's, a text stands. */
  async #matching({ listings, nameOf }: Look, text: string): Promise<readonly Judged[]> {
    if (text === '') return listings;
    const wanted = listings.map(({ contract, tokenId }) => ({ contract, tokenId: tokenId.toString() }));
    const names = await this.#namesOf(wanted).catch(() => []);
    return listings.filter(
      ({ contract }, place) =>
        nameOf(contract).toLowerCase().includes(text) || names[place]?.toLowerCase().includes(text) === true,
    );
  }
}

/** The newest first. */
function byAge(one: ReadListing, other: ReadListing): number {
  return Number(other.startsAt - one.startsAt);
}

/** What costs least for one first; of the same price the older one. */
function byPrice(one: ReadListing, other: ReadListing): number {
  const [mine, theirs] = [one.price * other.units, other.price * one.units];
  if (mine !== theirs) return mine < theirs ? -1 : 1;
  return Number(one.startsAt - other.startsAt) || (one.orderHash < other.orderHash ? -1 : 1);
}

/** One listing of each who tells of some, then the second of each, so that nobody crowds others out; all of who asks before that. */
function inTurns(listings: readonly Candidate[], asker: string | undefined): readonly Candidate[] {
  const counts = new Map<string, number>();
  const turns = listings.map((listing) => {
    if (listing.seller === asker) return { listing, turn: 0 };
    const turn = (counts.get(listing.teller) ?? 0) + 1;
    counts.set(listing.teller, turn);
    return { listing, turn };
  });
  return turns.toSorted((one, other) => one.turn - other.turn).map(({ listing }) => listing);
}

/** Of a seller who offers the same for the same more than once, one; all of who asks. */
function onePerPrice(listings: readonly Judged[], isAskers: (listing: Judged) => boolean): readonly Judged[] {
  const told = new Set<string>();
  return listings.filter((listing) => {
    const offer = `${listing.seller} ${listing.price} ${listing.units}`;
    const isNew = !told.has(offer);
    told.add(offer);
    return isNew || isAskers(listing);
  });
}

/** The newest first, and before that what was paid most for: what is not known comes last. */
function sortedBy(
  order: NftListingsQuestion['order'],
  listings: readonly Judged[],
  volumes: Volumes | undefined,
): readonly Judged[] {
  const newest = listings.toSorted(byAge);
  if (order === 'new' || !volumes) return newest;
  const volumeOf = order === 'top' ? volumes.total : volumes.day;
  const known = new Map(newest.map(({ contract }) => [contract, volumeOf(contract) ?? -1n]));
  const of = ({ contract }: Judged) => known.get(contract) ?? -1n;
  return newest.toSorted((one, other) => (of(one) === of(other) ? 0 : of(other) > of(one) ? 1 : -1));
}

/** A cursor names the last listing that was told, and how many were: by the second where the first is gone. */
function pageOf(
  listings: readonly Judged[],
  cursor: string | undefined,
): { readonly page: readonly Judged[]; readonly next: string | null } {
  const [, count = '0', last] = /^(\d{1,4})_(0x[0-9a-f]{64})$/.exec(cursor ?? '') ?? [];
  const place = listings.findIndex(({ orderHash }) => orderHash === last);
  const from = place === -1 ? Number(count) : place + 1;
  const page = listings.slice(from, from + PAGE);
  const until = from + page.length;
  const end = page.at(-1);
  return { page, next: end && until < listings.length ? `${until}_${end.orderHash}` : null };
}

function answered({ orderHash, source, order, isOpen, ...listing }: Judged): NftListing {
  return {
    id: orderHash,
    source,
    contract: listing.contract,
    tokenId: listing.tokenId.toString(),
    standard: listing.standard,
    units: listing.units.toString(),
    seller: listing.seller,
    price: { contract: null, units: listing.price.toString() },
    fees: listing.fees.map(({ recipient, units }) => ({ recipient, units: units.toString() })),
    startsAt: milliseconds(listing.startsAt),
    endsAt: milliseconds(listing.endsAt),
    isOpen,
    order,
  };
}

/** What ends when no calendar has a day any more ends then. */
function milliseconds(seconds: bigint): number {
  const LAST = 8_640_000_000_000n;
  return Number(seconds < LAST ? seconds : LAST) * 1_000;
}

/**
 * The floor is what others sell for: to who asks as a seller their own price is none. It is not known of a part of what is for sale, nor
 * where what may be for sale would be cheaper.
 */
function figuresOf(
  contract: string,
  look: Look,
  volumes: Volumes | undefined,
  asker: string | undefined,
): CollectionFigures {
  const offers = look.listings
    .filter((offer) => offer.contract === contract && offer.seller !== asker)
    // Of several that are sold together, what one costs, rounded up.
    .map(({ isOpen, price, units }) => ({ isOpen, price: (price + units - 1n) / units }))
    .toSorted((one, other) => (one.price < other.price ? -1 : Number(one.price > other.price)));
  const floor = offers.find(({ isOpen }) => isOpen === true)?.price;
  const isDoubtful = look.isPart || offers.some(({ isOpen, price }) => !isOpen && price < (floor ?? 0n));
  const text = (amount: bigint | null | undefined) => amount?.toString() ?? null;
  return {
    contract,
    name: look.nameOf(contract),
    floor: isDoubtful ? null : text(floor),
    volume24h: text(volumes?.day(contract)),
    totalVolume: text(volumes?.total(contract)),
  };
}
