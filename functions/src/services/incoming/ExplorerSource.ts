import type { TransactionPlace } from '../chain/Ledger.ts';
import { actions, ExplorerError, type ExplorerApi } from './ExplorerApi.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';
import { LruMap } from '../../cache/LruMap.ts';

/** Requests of one scan: free plans allow five a second. */
const MAX_QUESTIONS = 12;

/** Pages of 1,000 rows of one list in one scan. */
const MAX_PAGES = 3;

/** Milliseconds until an up-to-date account is queried again: nodes report new transfers. */
const PAUSE_MS = 10 * 60_000;

/** Milliseconds of rest for an API that refused or did not answer. */
const REST_MS = 60_000;

/** Maximum accounts in the cache of an instance; beyond this it is cleared. */
const MAX_CACHED = 20_000;

/** Seconds of blocks that are read again, since an index may be late and incomplete. */
const OVERLAP_S = 3_600;

interface SourceOptions {
  readonly blockSeconds: number;
  /** Confirmations after which a block is final: positions stop there. */
  readonly confirmations: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * All transfers of an account, from an explorer's API. It covers every block and fills the gaps of nodes, which report
 * new transfers sooner. The scan works without it while it refuses or does not answer.
 */
export class ExplorerSource implements TransferSource {
  readonly name = 'explorer';
  readonly #api: ExplorerApi;
  readonly #overlap: bigint;
  readonly #now: () => number;
  readonly #depth: bigint;
  /**
   * Time in ms since 1970 until which each account rests, and the last block read of it; accounts with more rows
   * continue from there.
   */
  readonly #read = new LruMap<
    string,
    { readonly until: number; readonly next: bigint; readonly isAll: boolean }
  >(MAX_CACHED);
  #restsUntil = 0;

  constructor(api: ExplorerApi, { blockSeconds, confirmations, now = Date.now }: SourceOptions) {
    this.#api = api;
    this.#overlap = BigInt(Math.ceil(OVERLAP_S / blockSeconds));
    this.#depth = BigInt(confirmations);
    this.#now = now;
  }

  firstBlock(): bigint {
    return 0n;
  }

  async find({ positions, reach, isLate }: SourceQuestion): Promise<SourceAnswer> {
    const now = this.#now();
    const moved = new Map(positions);
    const places: TransactionPlace[] = [];
    let questions = MAX_QUESTIONS;
    let isBehind = false;
    // Furthest behind first, then least recently read, so that refusals cannot starve an account.
    const readUntil = (address: string) => this.#read.get(address)?.until ?? 0;
    const inOrder = [...positions].sort(
      ([first, one], [second, other]) => Number(one - other) || readUntil(first) - readUntil(second),
    );
    for (const [address, position] of inOrder) {
      if (now < this.#restsUntil) break;
      const read = this.#read.get(address);
      // An earlier position means that one scan could not process all named transactions.
      const isFollowed = read !== undefined && position >= read.next - this.#depth;
      if (isFollowed && read.isAll && now < read.until) continue;
      if (questions < actions.length || isLate()) {
        isBehind = true;
        break;
      }
      const before = position > this.#overlap ? position - this.#overlap : 0n;
      const from = isFollowed && !read.isAll ? read.next : before;
      try {
        const account = await this.#readAccount({ address, from, to: reach.number }, places);
        questions -= account.questions;
        moved.set(address, later(position, account.next));
        isBehind ||= !account.isAll;
        this.#read.set(address, { until: now + PAUSE_MS, next: account.next, isAll: account.isAll });
      } catch (error) {
        if (!(error instanceof ExplorerError)) throw error;
        this.#restsUntil = now + REST_MS;
      }
    }
    return { places, positions: moved, isBehind };
  }

  /**
   * Continues the scan of an account.
   *
   * @param places receives its transactions, also before a failure
   * @returns the first unread block, and true if everything up to the last one is read
   */
  async #readAccount(
    { address, from, to }: { readonly address: string; readonly from: bigint; readonly to: bigint },
    places: TransactionPlace[],
  ): Promise<{ readonly questions: number; readonly next: bigint; readonly isAll: boolean }> {
    let questions = 0;
    let next = to + 1n;
    for (const action of actions) {
      const list = await this.#readList({ action, address, from, to });
      questions += list.questions;
      places.push(...list.places);
      if (list.end !== undefined && list.end < next) next = list.end;
    }
    const isAll = next > to;
    // A block that fills all pages alone is skipped: the nodes report the rest of it.
    if (!isAll && next <= from) next = from + 1n;
    return { questions, next, isAll };
  }

  /** @returns the rows, and the block from which more rows follow, if any */
  async #readList(list: {
    readonly action: (typeof actions)[number];
    readonly address: string;
    readonly from: bigint;
    readonly to: bigint;
  }): Promise<{
    readonly places: readonly TransactionPlace[];
    readonly questions: number;
    readonly end: bigint | undefined;
  }> {
    const places: TransactionPlace[] = [];
    let last = list.from;
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { rows, isFull } = await this.#api.readPage({ ...list, page });
      for (const { txHash, blockNumber, to } of rows) {
        if (blockNumber > list.to || blockNumber < list.from) continue;
        if (blockNumber > last) last = blockNumber;
        if (to === list.address) places.push({ txHash, blockNumber });
      }
      if (!isFull) return { places, questions: page, end: undefined };
    }
    return { places, questions: MAX_PAGES, end: last };
  }
}

function later(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
