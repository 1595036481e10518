import { logFailure } from '../../errors/logFailure.ts';
import { Backoff } from './Backoff.ts';
import { pause } from './pause.ts';
import { WatchedAddresses } from './WatchedAddresses.ts';
import type { WatchList } from './WatchList.ts';

/** Times in ms. */
interface FollowTimes {
  /** From one request for created accounts to the next: an address is watched about as long after it was added. */
  readonly followMs: number;
  /** From one complete load to the next: an address may be watched as long after its last account was removed. */
  readonly reloadMs: number;
  /** After failures. */
  readonly backoff: { readonly minMs: number; readonly maxMs: number };
}

const DEFAULT_TIMES: FollowTimes = {
  followMs: 5_000,
  reloadMs: 24 * 60 * 60 * 1_000,
  backoff: { minMs: 1_000, maxMs: 60_000 },
};

/** The accounts of all users, as `watchedAccounts` reads them. Times are microseconds since 1970, by the source's clock. */
export interface AccountSource {
  now(): Promise<number>;
  page(
    after: string | undefined,
    until: number,
  ): Promise<{ readonly addresses: readonly string[]; readonly last: string | undefined }>;
  created(after: number): Promise<{ readonly addresses: readonly string[]; readonly until: number }>;
}

/**
 * Watched addresses of all users. Created accounts are added while it runs; removed ones are left out by the next complete
 * load.
 *
 * A removal has no hurry: who has an address is asked when a movement is delivered, so an address without an account costs a
 * scan event and nothing else. Removing one too early would lose a movement.
 */
export class FollowedAddresses implements WatchList {
  readonly #source: AccountSource;
  readonly #times: FollowTimes;
  readonly #now: () => number;
  #current = new WatchedAddresses();
  /** The addresses of a load that has begun. */
  #loading: WatchedAddresses | undefined;
  /** Accounts created after this time are not counted yet; undefined before the first load. */
  #position: number | undefined;
  #isLoaded = false;
  #followedAt = -Infinity;

  /** @param now milliseconds */
  constructor(
    source: AccountSource,
    times: FollowTimes = DEFAULT_TIMES,
    now: () => number = () => performance.now(),
  ) {
    this.#source = source;
    this.#times = times;
    this.#now = now;
  }

  /** Time up to which the accounts are known: all processes have the same source and its clock. */
  get version(): number {
    return this.#isLoaded ? (this.#position ?? 0) : 0;
  }

  has(hex: string): boolean {
    return this.#current.has(hex);
  }

  /** Returns how many accounts have an address; those removed since the last load are counted. */
  watchersOf(hex: string): number {
    return this.#current.watchersOf(hex);
  }

  /** Number of addresses, and seconds since created accounts were read; Infinity before the first time. */
  health(): { readonly addresses: number; readonly secondsOld: number } {
    return { addresses: this.#current.size, secondsOld: (this.#now() - this.#followedAt) / 1_000 };
  }

  /**
   * Loads all accounts, page by page, each until it succeeds. The former addresses stay until the new ones are complete.
   * One load at a time.
   */
  async load(signal: AbortSignal): Promise<void> {
    this.#position ??= await this.#untilItSucceeds(async () => this.#source.now(), signal);
    if (this.#position === undefined) return;
    const loading = new WatchedAddresses();
    // No await between these lines: `follow` adds each later account exactly once.
    const until = this.#position;
    this.#loading = loading;
    try {
      let last: string | undefined;
      do {
        const after = last;
        const page = await this.#untilItSucceeds(async () => this.#source.page(after, until), signal);
        if (!page) return;
        for (const address of page.addresses) loading.add(address);
        last = page.last;
      } while (last !== undefined);
      this.#current = loading;
      this.#isLoaded = true;
    } finally {
      this.#loading = undefined;
    }
  }

  /** Adds the accounts that were created since the last time. */
  async follow(): Promise<void> {
    if (this.#position === undefined) throw new Error('not loaded');
    const { addresses, until } = await this.#source.created(this.#position);
    for (const address of addresses) {
      this.#current.add(address);
      this.#loading?.add(address);
    }
    this.#position = until;
    this.#followedAt = this.#now();
  }

  /** Follows the accounts, and loads them again from time to time, until aborted. Call `load` before. */
  async run(signal: AbortSignal): Promise<void> {
    const { followMs, reloadMs, backoff: limits } = this.#times;
    const backoff = new Backoff(limits);
    let loadedAt = this.#now();
    let reload: Promise<void> | undefined;
    while (!signal.aborted) {
      let waitMs = followMs;
      try {
        await this.follow();
        backoff.reset();
      } catch (error) {
        logFailure('following watched addresses', error);
        waitMs = Math.max(waitMs, backoff.next());
      }
      if (!reload && this.#now() - loadedAt >= reloadMs) {
        reload = this.load(signal).finally(() => {
          loadedAt = this.#now();
          reload = undefined;
        });
      }
      await pause(waitMs, signal);
    }
    await reload;
  }

  /** Repeats a request until it succeeds; undefined if the signal is aborted before. */
  async #untilItSucceeds<Result>(
    request: () => Promise<Result>,
    signal: AbortSignal,
  ): Promise<Result | undefined> {
    const backoff = new Backoff(this.#times.backoff);
    while (!signal.aborted) {
      try {
        return await request();
      } catch (error) {
        logFailure('loading watched addresses', error);
        await pause(backoff.next(), signal);
      }
    }
    return undefined;
  }
}
