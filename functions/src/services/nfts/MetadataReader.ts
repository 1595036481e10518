import type { NftMetadataQuestion } from '@everything-wallet/core/schemas/nfts';
import type { NftMetadataAnswer } from '@everything-wallet/core/schemas/nftsAnswer';
import type { Network } from '@everything-wallet/core/networks/networks';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { LimiterFullError } from '@everything-wallet/core/concurrency/LimiterFullError';
import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import { getAddress } from 'ethers/address';
import { logFailure } from '../../errors/logFailure.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { FetchProblemError } from './FetchProblemError.ts';
import type { StoredMetadata, NftMetadataStore, NftName } from './NftMetadataStore.ts';
import { NotReadError } from './NotReadError.ts';
import type { ParsedMetadata } from './parseMetadata.ts';
import { readDescription, readOwners } from './readDescription.ts';

/** In milliseconds. */
const defaultLimits = { perUrlMs: 4_000, totalMs: 6_000, stragglersMs: 700 };

/**
 * Milliseconds for which metadata is valid, and a failure; and the minimum pause before a requested new
 * reading.
 */
const DAY_MS = 24 * 3_600_000;
const FAILED_MS = 5 * 60_000;
const SOONEST_MS = 60_000;

/** NFTs that are read at the same time, and milliseconds after which no other one is begun. */
const MAX_CONCURRENT = 7;
const TIMEOUT_MS = 15_000;

/**
 * Contracts that an instance calls at the same time, on all networks, and those for one user: each may return
 * the maximum length, and take until the timeout.
 */
const descriptionLimiter = new Limiter(
  { concurrency: 3, maxWaiting: 200 },
  { concurrency: 2, maxWaiting: 40 },
);

type Item = NftMetadataAnswer['items'][number];

/** Caller of a reading. */
interface MetadataAsker {
  readonly userId: string;
  readonly mayRead: (count: number) => Promise<boolean>;
}

/** Reads NFT metadata from contracts of one network, and stores it for all users (decision 53). */
export class MetadataReader {
  readonly #network: Network;
  readonly #nodes: QuorumClient;
  readonly #store: NftMetadataStore;
  readonly #load: (uri: string, userId: string) => Promise<ParsedMetadata>;
  readonly #now: () => number;
  readonly #reading = new Map<string, Promise<StoredMetadata>>();

  /** @param urls of the network's nodes */
  constructor(
    network: Network,
    urls: readonly string[],
    {
      store,
      load,
      limits = {},
      now = Date.now,
    }: {
      readonly store: NftMetadataStore;
      /** Reads the content at an address that a contract names, in a function without secrets. */
      readonly load: (uri: string, userId: string) => Promise<ParsedMetadata>;
      readonly limits?: Partial<typeof defaultLimits>;
      readonly now?: () => number;
    },
  ) {
    this.#network = network;
    this.#nodes = QuorumClient.of(network, urls, { ...defaultLimits, ...limits }, { rule: 'two' });
    this.#store = store;
    this.#load = load;
    this.#now = now;
  }

  /**
   * Returns metadata. Missing or outdated metadata is read from its contract and the address it names; the
   * rest stays as stored.
   *
   * @param asker the caller, asked once whether so many may be read for them: otherwise all stays as stored
   */
  async read(
    { items, refresh }: Omit<NftMetadataQuestion, 'network'>,
    { userId, mayRead }: MetadataAsker,
  ): Promise<NftMetadataAnswer> {
    const found = await this.#store.find(this.#network.chainId, items);
    const until = this.#now() + TIMEOUT_MS;
    const isDue = (index: number) => {
      const before = found[index];
      return !before || this.#isDue(before, refresh);
    };
    const due = new Set(items.filter((_, index) => isDue(index)).map(keyOf));
    const isAllowed = due.size === 0 || (await mayRead(due.size));
    const results = await mapConcurrently(items, MAX_CONCURRENT, async (name, index) => {
      const before = found[index];
      if (isDue(index)) return isAllowed ? this.#renew(userId, name, before, until) : untried(before);
      return before;
    });
    const ofErc721 = items.filter((_, index) => results[index]?.standard === 'erc721');
    const owners = await readOwners(this.#nodes, ofErc721);
    return {
      items: items.map((name, index): Item => {
        const {
          collection = '',
          standard = null,
          metadata,
          problem,
          hasPicture = false,
        } = results[index] ?? {};
        const owner = owners[ofErc721.indexOf(name)] ?? null;
        return {
          contract: name.contract,
          tokenId: name.tokenId,
          collection,
          standard,
          owner: owner === null ? null : getAddress(owner),
          metadata: metadata ? { ...metadata, hasPicture } : null,
          problem: problem ?? null,
        };
      }),
    };
  }

  #isDue({ triedAt, problem }: StoredMetadata, refresh: boolean): boolean {
    const age = this.#now() - triedAt;
    if (refresh) return age >= SOONEST_MS;
    return age >= (problem === null ? DAY_MS : FAILED_MS);
  }

  /** Reads one again; simultaneous callers share the reading. */
  async #renew(
    userId: string,
    name: NftName,
    before: StoredMetadata | undefined,
    until: number,
  ): Promise<StoredMetadata> {
    const key = keyOf(name);
    const underWay = this.#reading.get(key);
    if (underWay) return underWay;
    const reading = this.#readAgain(userId, name, before, until).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    return reading;
  }

  async #readAgain(
    userId: string,
    name: NftName,
    before: StoredMetadata | undefined,
    until: number,
  ): Promise<StoredMetadata> {
    const description = await descriptionLimiter
      .run(async () => (this.#now() > until ? undefined : readDescription(this.#nodes, name)), {
        caller: userId,
      })
      .catch((error: unknown) => {
        if (error instanceof LimiterFullError) return undefined;
        throw error;
      });
    if (!description) return untried(before);
    const { uri, isTooLarge, collection, standard } = description;
    const triedAt = this.#now();
    const last = { metadata: before?.metadata ?? null, hasPicture: before?.hasPicture ?? false };
    const fields = {
      collection: collection === '' ? (before?.collection ?? '') : collection,
      standard: standard ?? before?.standard ?? null,
      triedAt,
    };
    // Answers on which nodes disagree are not stored.
    if (uri === undefined && !isTooLarge) return { ...fields, ...last, problem: 'unreachable' };
    let stored: StoredMetadata;
    let named: string | null | undefined;
    try {
      if (uri === undefined) throw new FetchProblemError('tooLarge', 'too many bytes');
      if (uri === null) {
        stored = { ...fields, metadata: null, hasPicture: false, problem: 'none' };
        named = null;
      } else {
        const { picture, ...metadata } = await this.#load(uri, userId);
        named = picture ?? null;
        const hasPicture = named !== null;
        stored = { ...fields, metadata: { ...metadata, fetchedAt: triedAt }, hasPicture, problem: null };
      }
    } catch (error) {
      if (error instanceof NotReadError) {
        logFailure('asking for metadata of an NFT', error);
        return untried(before);
      }
      if (!(error instanceof FetchProblemError)) throw error;
      stored = { ...fields, ...last, problem: error.problem };
    }
    // The caller gets an answer even while the database is silent.
    await this.#store
      .keep(this.#network.chainId, name, stored, named)
      .catch((error: unknown) => logFailure('keeping metadata of an NFT', error));
    return stored;
  }
}

/** The same number may be written with leading zeros. */
function keyOf({ contract, tokenId }: NftName): string {
  return `${contract.toLowerCase()} ${BigInt(tokenId)}`;
}

/** Metadata without an attempt to read it, which is not stored. */
function untried(before: StoredMetadata | undefined): StoredMetadata {
  const unread = { collection: '', standard: null, metadata: null, hasPicture: false, ...before };
  return { ...unread, problem: 'tooSlow', triedAt: before?.triedAt ?? 0 };
}
