import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import type { AccountState, BlockPayments, Head, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { MAX_LOCAL_CHAIN_BLOCKS } from './incomingLimits.ts';
import type { Positions, SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';
import { LruMap } from '../../cache/LruMap.ts';

/** Maximum blocks fetched per scan. */
const MAX_FETCHED = 40;

/** Blocks fetched at the same time: public nodes refuse more. */
const CONCURRENCY = 4;

/** Number of blocks up to which fetching them is faster than comparing an account's states. */
const FEW_BLOCKS = 4n;

/** Maximum account states requested per scan. */
const MAX_STATES = 120;

/**
 * Final blocks cached per network and instance, for the next caller; blocks that are not final are cached
 * besides.
 */
const MAX_CACHED = 100;

/**
 * Blocks before the head at which a new account's scan begins on a longer chain: nodes store the states of
 * that many blocks.
 */
const FIRST_BLOCKS = 128n;

/** Maximum accounts with remembered states per instance; the least recently used go first. */
const MAX_STEADY = 20_000;

/** State of an account that did not change between two blocks, both included. */
interface Steady {
  readonly from: bigint;
  readonly to: bigint;
  readonly state: AccountState;
}

/** Remaining requests of a scan. */
interface Budget {
  blocks: number;
  states: number;
  readonly isLate: () => boolean;
}

/**
 * Finds native coin by the transactions of blocks.
 *
 * A few blocks are read one by one. Of many, only those are read in which an account's balance changed: while
 * its nonce stays the same, an account held by keys can only receive more, so equal balance and nonce before
 * and after some blocks mean that nothing was received in between. An account that has nothing and has sent
 * nothing needs no earlier state. If nodes do not store old states, all blocks are read, a bounded number per
 * scan.
 *
 * Coin paid by a contract is in no transaction's own value, and is not found (decision 38).
 */
export class CoinSource implements TransferSource {
  readonly name = 'coin';
  readonly readsBlocks = true;
  readonly #ledger: Ledger;
  readonly #depth: bigint;
  readonly #cached: LruMap<bigint, BlockPayments>;
  readonly #steady = new LruMap<string, Steady>(MAX_STEADY);

  /** @param depth blocks after which outcomes are final: later ones are read again by each scan */
  constructor(ledger: Ledger, depth: number) {
    this.#ledger = ledger;
    this.#depth = BigInt(depth);
    this.#cached = new LruMap(MAX_CACHED + depth);
  }

  firstBlock(reach: bigint): bigint {
    return reach > MAX_LOCAL_CHAIN_BLOCKS ? reach - FIRST_BLOCKS : 0n;
  }

  async find({ positions, reach, isLate, needsTwo = false }: SourceQuestion): Promise<SourceAnswer> {
    const budget: Budget = { blocks: MAX_FETCHED, states: MAX_STATES, isLate };
    const few = new Map<string, bigint>();
    const refused = new Map<string, bigint>();
    const moved = new Map<string, bigint>();
    /**
     * Last block confirmed by two nodes, for accounts where only one of several answered about later blocks.
     */
    const confirmed = new Map<string, bigint>();
    const places: TransactionPlace[] = [];
    let refusedUpTo = -1n;
    // The furthest behind come first, so that an account with changes in every block delays no other.
    const inOrder = [...positions].sort(([, one], [, other]) => Number(one - other) || Math.random() - 0.5);
    for (const [address, from] of inOrder) {
      if (reach.number - from < BigInt(MAX_FETCHED)) {
        few.set(address, from);
        continue;
      }
      if (from <= refusedUpTo) {
        refused.set(address, from);
        continue;
      }
      try {
        const walked = await this.#walk(address, from, reach.number, budget);
        if (walked.isOfOne && needsTwo) {
          // Nodes that do not store old states still return old blocks.
          refused.set(address, from);
          continue;
        }
        places.push(...walked.places);
        moved.set(address, walked.next);
        if (walked.isOfOne) confirmed.set(address, from);
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error;
        // No node has the state of so old a block: one block after the other.
        refused.set(address, from);
        refusedUpTo = from;
      }
    }
    const isNear = ([, from]: readonly [string, bigint]) =>
      reach.number - from < this.#depth + BigInt(MAX_FETCHED);
    // Where too much changed near the end, it is read whole: it is read again each time until it is final.
    const rest = [...moved].filter(([, next]) => next <= reach.number);
    const near = new Map([...few, ...[...refused, ...rest].filter(isNear)]);
    const far = new Map([...refused].filter((entry) => !isNear(entry)));
    for (const group of [near, far]) {
      const read = await this.#readAll(group, reach, isLate);
      places.push(...read.places);
      for (const [address, next] of read.positions) {
        moved.set(address, next);
        const before = group.get(address) ?? 0n;
        const end = read.confirmedTo !== undefined && read.confirmedTo > before ? read.confirmedTo : before;
        if (read.confirmedTo !== undefined && end < next && !confirmed.has(address))
          confirmed.set(address, end);
      }
    }
    const isBehind = [...moved.values()].some((next) => next <= reach.number);
    return { places, positions: moved, ...(confirmed.size > 0 && { confirmed }), isBehind };
  }

  /**
   * Reads block after block from the first one that any account needs: up to the end if it is near, else a
   * bounded number.
   *
   * Blocks that are not final are read again each time, so all of them have to fit into one scan: otherwise
   * no scan would pass them.
   */
  async #readAll(
    positions: Positions,
    reach: Head,
    isLate: () => boolean,
  ): Promise<Pick<SourceAnswer, 'places' | 'positions'> & { readonly confirmedTo: bigint | undefined }> {
    if (positions.size === 0) return { places: [], positions, confirmedTo: undefined };
    const from = [...positions.values()].reduce((one, other) => (one < other ? one : other));
    const isNear = reach.number - from < this.#depth + BigInt(MAX_FETCHED);
    const last = isNear ? reach.number : from + BigInt(MAX_FETCHED) - 1n;
    const blocks = await this.#blocks(from, last, { isLate, ...(isNear && { lastHash: reach.hash }) });
    // Where time ran out, as far as none is missing.
    const read = new Map(blocks.map((block) => [block.number, block]));
    let next = from;
    while (read.has(next)) next += 1n;
    const places = blocks
      .filter(({ number }) => number < next)
      .flatMap(({ number, payments }) =>
        payments.filter(({ to }) => positions.has(to)).map((payment) => placeOf(payment, number)),
      );
    const moved = [...positions].map(
      ([address, before]) => [address, before > next ? before : next] as const,
    );
    const confirmedTo = blocks
      .filter(({ isOfOne }) => isOfOne === true)
      .map(({ number }) => number)
      .toSorted((one, other) => Number(one - other))[0];
    return { places, positions: new Map(moved), confirmedTo };
  }

  /** Reads of some blocks those in which an account got coin. */
  async #walk(
    address: string,
    from: bigint,
    to: bigint,
    budget: Budget,
  ): Promise<{ places: TransactionPlace[]; next: bigint; isOfOne: boolean }> {
    const places: TransactionPlace[] = [];
    let next = from;
    const reading = { isOfOne: false };
    const stateAt = async (block: bigint): Promise<AccountState> => {
      budget.states -= 1;
      if (block < 0n) return { balance: 0n, nonce: 0n };
      const state = await this.#ledger.getStateAt(address, block);
      reading.isOfOne ||= state.isOfOne === true;
      return state;
    };
    /** Scans the blocks after `low` up to `high`; false if the budget is used up. */
    const scanRange = async (
      low: bigint,
      high: bigint,
      before: AccountState,
      after: AccountState,
    ): Promise<boolean> => {
      const isSame = isSameState(before, after);
      if (!isSame && high - low <= FEW_BLOCKS) {
        const count = Number(high - low);
        if (budget.blocks < count || budget.isLate()) return false;
        budget.blocks -= count;
        for (const { number, payments, isOfOne } of await this.#blocks(low + 1n, high)) {
          reading.isOfOne ||= isOfOne === true;
          const own = payments.filter(({ to: recipient }) => recipient === address);
          places.push(...own.map((payment) => placeOf(payment, number)));
        }
      } else if (!isSame) {
        if (budget.states <= 0 || budget.isLate()) return false;
        const middle = (low + high) / 2n;
        const state = await stateAt(middle);
        if (!(await scanRange(low, middle, before, state))) return false;
        if (!(await scanRange(middle, high, state, after))) return false;
      }
      next = high + 1n;
      return true;
    };
    if (budget.states > 1 && !budget.isLate()) {
      const after = await stateAt(to);
      const known = hasNeverHad(after) ? after : this.#stateBefore(address, from);
      const before = known ?? (await stateAt(from - 1n));
      await scanRange(from - 1n, to, before, after);
      if (isSameState(before, after) && !reading.isOfOne)
        this.#steady.set(address, { from: from - 1n, to, state: after });
      else this.#steady.delete(address);
    }
    return { places, next, isOfOne: reading.isOfOne };
  }

  /**
   * Returns an account's state before a block, if it is known not to have changed until long after: final
   * states stay.
   */
  #stateBefore(address: string, block: bigint): AccountState | undefined {
    const steady = this.#steady.get(address);
    const isKnown = steady && steady.from < block && block - 1n + this.#depth <= steady.to;
    return isKnown ? steady.state : undefined;
  }

  /**
   * Reads blocks, from the cache where they are of the same chain.
   *
   * @param options.lastHash hash of the last one, if known: then each cached one must be the parent of the
   * next
   * @param options.isLate once true, missing blocks are left out, the last ones first
   */
  async #blocks(
    from: bigint,
    to: bigint,
    { lastHash, isLate = () => false }: { readonly lastHash?: string; readonly isLate?: () => boolean } = {},
  ): Promise<BlockPayments[]> {
    const found = new Map<bigint, BlockPayments>();
    const numbers = Array.from({ length: Number(to - from) + 1 }, (_, index) => to - BigInt(index));
    const newest = lastHash === undefined ? undefined : numbers.find((number) => this.#cached.has(number));
    if (newest !== undefined) {
      await this.#fetch(
        numbers.filter((number) => number > newest),
        found,
        isLate,
      );
      let expected = newest === to ? lastHash : found.get(newest + 1n)?.parentHash;
      for (let number = newest; number >= from; number -= 1n) {
        const cached = this.#cached.peek(number);
        if (cached === undefined || cached.hash !== expected) break;
        found.set(number, cached);
        expected = cached.parentHash;
      }
    }
    await this.#fetch(numbers.filter((number) => !found.has(number)).reverse(), found, isLate);
    return [...found.values()];
  }

  async #fetch(
    numbers: readonly bigint[],
    found: Map<bigint, BlockPayments>,
    isLate: () => boolean,
  ): Promise<void> {
    await mapConcurrently(numbers, CONCURRENCY, async (number) => {
      if (isLate()) return;
      const block = await this.#ledger.getBlockPayments(number);
      found.set(number, block);
      if (block.isOfOne !== true) this.#cached.set(number, block);
    });
  }
}

/** Returns true if an account's state is unchanged, as far as nodes agree about both. */
function isSameState(one: AccountState, other: AccountState): boolean {
  const isKnown = !one.isDisputed && !other.isDisputed;
  return isKnown && one.balance === other.balance && one.nonce === other.nonce;
}

/**
 * Returns true if an account has no coin and has never sent any: then it has never received any. One that has
 * code, or had, has sent something.
 */
function hasNeverHad({ balance, nonce, isDisputed }: AccountState): boolean {
  return isDisputed !== true && balance === 0n && nonce === 0n;
}

function placeOf(
  { txHash, aloneBy }: BlockPayments['payments'][number],
  blockNumber: bigint,
): TransactionPlace {
  return { txHash, blockNumber, ...(aloneBy !== undefined && { aloneBy }) };
}
