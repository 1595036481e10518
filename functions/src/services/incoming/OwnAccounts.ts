import type { Network } from '@everything-wallet/core/networks/networks';
import type { IncomingCursor, IncomingStore } from './IncomingStore.ts';
import { MAX_CACHED_ENTRIES } from './incomingLimits.ts';
import { userNetworkKey } from './userNetworkKey.ts';
import { LruMap } from '../../cache/LruMap.ts';

/**
 * Watch-only accounts for which one scan of a network reads blocks: thirty addresses of exchanges would make nodes answer thousands of
 * requests. The others have their turn with the next scans.
 */
export const MAX_WATCHED = 5;

/** Time for which an account counts as watch-only, in ms: it may be added again with its key. */
const WATCH_ONLY_MS = 10 * 60_000;

/** Removed accounts are searched once in this time, in ms. */
const SWEPT_AFTER_MS = 60 * 60_000;

/** Accounts of users, as an instance caches them. */
export class OwnAccounts {
  readonly #store: Pick<IncomingStore, 'findOwn' | 'findWatched'>;
  readonly #now: () => number;
  /** Time from which watch lists contain an account, by user and address, in ms since 1970. */
  readonly #own = new LruMap<string, number>(MAX_CACHED_ENTRIES);
  /** Accounts with or without a key, by user and address, with the time of the answer in ms since 1970. */
  readonly #isWatched = new LruMap<string, { readonly is: boolean; readonly at: number }>(MAX_CACHED_ENTRIES);
  /** First watch-only account of the next scan, by user, network and first account of the request. */
  readonly #turns = new LruMap<string, number>(MAX_CACHED_ENTRIES);
  /** Time of the last search for removed accounts, by user, in ms since 1970. */
  readonly #sweptAt = new LruMap<string, number>(MAX_CACHED_ENTRIES);

  /** @param now milliseconds since 1970 */
  constructor(store: Pick<IncomingStore, 'findOwn' | 'findWatched'>, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Those of some addresses that are the user's, in lower case. */
  async find(userId: string, addresses: readonly string[]): Promise<ReadonlySet<string>> {
    const asked = [...new Set(addresses.map((address) => address.toLowerCase()))];
    const unknown = asked.filter((address) => !this.#own.has(`${userId} ${address}`));
    const own = await this.#store.findOwn(userId, unknown);
    for (const [address, since] of own) this.#own.set(`${userId} ${address}`, since);
    return new Set(asked.filter((address) => !unknown.includes(address) || own.has(address)));
  }

  /** Returns the time from which watch lists contain an account, in ms since 1970; Infinity where they may not. */
  knownSince(userId: string, address: string): number {
    return this.#own.get(`${userId} ${address}`) ?? Infinity;
  }

  /**
   * Returns the accounts that this scan of a network reads: all with a key, all whose transfers its scanner finds, and as many others as
   * one scan may read.
   *
   * @param matched addresses that are read from the scanner's matches, without reading blocks
   */
  async inTurns(
    userId: string,
    network: Network,
    { accounts, matched }: { readonly accounts: ReadonlySet<string>; readonly matched: ReadonlySet<string> },
  ): Promise<ReadonlySet<string>> {
    const left = [...accounts].filter((address) => !matched.has(address));
    if (left.length <= MAX_WATCHED) return accounts;
    const watchOnly = await this.findWatchOnly(userId, left);
    const watched = left.filter((address) => watchOnly.has(address));
    if (watched.length <= MAX_WATCHED) return accounts;
    // Requests for other accounts of the user have turns of their own.
    const [first = ''] = accounts;
    const key = `${userNetworkKey(userId, network)} ${first}`;
    // Fewer than at its last turn may be left.
    const turn = (this.#turns.get(key) ?? 0) % watched.length;
    this.#turns.set(key, turn + MAX_WATCHED);
    const read = new Set([...watched, ...watched].slice(turn, turn + MAX_WATCHED));
    return new Set([...accounts].filter((address) => read.has(address) || !watched.includes(address)));
  }

  /** Those of a user's accounts, in lower case, that have no key. */
  async findWatchOnly(userId: string, accounts: Iterable<string>): Promise<ReadonlySet<string>> {
    const all = [...accounts];
    const now = this.#now();
    const unknown = all.filter((address) => {
      const known = this.#isWatched.get(`${userId} ${address}`);
      return !known || now - known.at >= WATCH_ONLY_MS;
    });
    const found = unknown.length > 0 ? await this.#store.findWatched(userId, unknown) : new Set();
    for (const address of unknown)
      this.#isWatched.set(`${userId} ${address}`, { is: found.has(address), at: now });
    return new Set(all.filter((address) => this.#isWatched.get(`${userId} ${address}`)?.is ?? true));
  }

  /** Addresses in the cursor that are not the user's any more. */
  async findRemoved(
    userId: string,
    { networks, unpriced }: IncomingCursor,
    accounts: ReadonlySet<string>,
  ): Promise<ReadonlySet<string>> {
    const sweptAt = this.#sweptAt.get(userId);
    if (sweptAt !== undefined && this.#now() - sweptAt < SWEPT_AFTER_MS) return new Set();
    this.#sweptAt.set(userId, this.#now());
    const stored = Object.values(networks).flatMap(({ next, open }) => [
      ...Object.values(next).flatMap((byAccount) => Object.keys(byAccount)),
      ...Object.values(open).flatMap(({ places }) => Object.values(places)),
    ]);
    const others = [...new Set([...stored, ...unpriced.map(({ account }) => account)])].filter(
      (address) => !accounts.has(address),
    );
    const own = await this.#store.findOwn(userId, others);
    const removed = others.filter((address) => !own.has(address));
    for (const address of removed) this.#own.delete(`${userId} ${address}`);
    return new Set(removed);
  }
}
