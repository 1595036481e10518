import type { TransactionPlace } from '../chain/Ledger.ts';
import { actions, ExplorerError, type ExplorerApi } from './ExplorerApi.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Questions of one look: those without a paid plan may ask five in a second. */
const MAX_QUESTIONS = 12;

/** Pages of one list with one look, of 1,000 rows. */
const MAX_PAGES = 3;

/** An account that is read up to now is asked about again after this, in ms: nodes tell what is new. */
const PAUSE_MS = 10 * 60_000;

/** An API that refused, or was silent, is left alone for this, in ms. */
const REST_MS = 60_000;

/** Accounts that an instance remembers; beyond this it forgets them all. */
const MAX_CACHED = 20_000;

/** Seconds of blocks that are read again: an index may come late, and with gaps. */
const OVERLAP_S = 3_600;

interface SourceOptions {
  readonly blockSeconds: number;
  /** Blocks after which outcomes are final: positions do not pass those before it. */
  readonly confirmations: number;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * Transfers of all times, by an explorer's API. It reaches back to the first block, and closes what nodes leave open; what is new the nodes
 * tell sooner. While it refuses or is silent, everything goes on without it.
 */
export class ExplorerSource implements TransferSource {
  readonly name = 'explorer';
  readonly #api: ExplorerApi;
  readonly #overlap: bigint;
  readonly #now: () => number;
  readonly #depth: bigint;
  /**
   * Until when accounts are left alone, in ms since 1970, and up to which block they were read by then; those of which there is more are
   * read on from there.
   */
  readonly #read = new Map<
    string,
    { readonly until: number; readonly next: bigint; readonly isAll: boolean }
  >();
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
    // Those first that are the furthest behind; of equals those that were not read for the longest time, so that refusals keep none
    // from its turn.
    const readUntil = (address: string) => this.#read.get(address)?.until ?? 0;
    const inOrder = [...positions].sort(
      ([first, one], [second, other]) => Number(one - other) || readUntil(first) - readUntil(second),
    );
    for (const [address, position] of inOrder) {
      if (now < this.#restsUntil) break;
      const read = this.#read.get(address);
      // Whose position is further back was not followed up to there: what was named was too much for one look.
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
        if (this.#read.size >= MAX_CACHED) this.#read.clear();
        this.#read.set(address, { until: now + PAUSE_MS, next: account.next, isAll: account.isAll });
      } catch (error) {
        if (!(error instanceof ExplorerError)) throw error;
        this.#restsUntil = now + REST_MS;
      }
    }
    return { places, positions: moved, isBehind };
  }

  /**
   * Reads an account on.
   *
   * @param places where its transactions are added, also before a failure
   * @returns the first block that is not read, and whether everything up to the last one is
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
    // A block that fills all pages by itself is left behind: the nodes answer what is missing in it.
    if (!isAll && next <= from) next = from + 1n;
    return { questions, next, isAll };
  }

  /** @returns with the block from which on there is more, where there is */
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
