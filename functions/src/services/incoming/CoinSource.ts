import type { AccountState, BlockPayments, Head, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { Positions, SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Blocks that one look fetches at most. */
const MOST_FETCHED = 40;

/** Blocks that are fetched at the same time: public nodes turn away whoever asks for more. */
const LANES = 4;

/** So few blocks are fetched sooner than one account's states in them are compared. */
const FEW_BLOCKS = 4n;

/** States that one look asks for at most. */
const MOST_STATES = 120;

/** Blocks that an instance remembers of a network, for whoever asks next. */
const MOST_KEPT = 100;

/** How far back an account begins on a chain that is longer: nodes keep the states of so many blocks. */
const FIRST_BLOCKS = 128n;

/** A chain as short as this is read from its beginning: it is one of a developer's machine. */
const SHORT_CHAIN = 10_000n;

/** How much of what may be asked is left. */
interface Budget {
  blocks: number;
  states: number;
}

/**
 * Native coin, by the transactions of blocks.
 *
 * A few blocks are read one by one. Of many only those are in which an account's balance changed: while its nonce stays, an
 * account that keys hold can only get more, so that where balance and nonce are the same before and after some blocks, nothing came
 * in between. Nodes that do not keep the states of old blocks have all blocks read, a bounded number with each look.
 *
 * Coin that a contract pays is in no transaction's own value, and is not seen (decision 38).
 */
export class CoinSource implements TransferSource {
  readonly name = 'coin';
  readonly #ledger: Ledger;
  readonly #depth: bigint;
  readonly #kept = new Map<bigint, BlockPayments>();

  /** @param depth blocks that are read again with each look, since a reorganisation may have changed them */
  constructor(ledger: Ledger, depth: number) {
    this.#ledger = ledger;
    this.#depth = BigInt(depth);
  }

  firstBlock(reach: bigint): bigint {
    return reach > SHORT_CHAIN ? reach - FIRST_BLOCKS : 0n;
  }

  async find({ positions, reach }: SourceQuestion): Promise<SourceAnswer> {
    const starts = [...positions].map(
      ([address, next]) => [address, next > this.#depth ? next - this.#depth : 0n] as const,
    );
    const first = starts.reduce((lowest, [, from]) => (from < lowest ? from : lowest), reach.number);
    const budget: Budget = { blocks: MOST_FETCHED, states: MOST_STATES };
    if (reach.number - first < BigInt(MOST_FETCHED)) return this.#readAll(positions, first, reach, budget);

    const places: TransactionPlace[] = [];
    const moved = new Map(positions);
    for (const [address, from] of starts) {
      try {
        const walked = await this.#walk(address, from, reach.number, budget);
        places.push(...walked.places);
        moved.set(address, later(positions.get(address), walked.next));
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error;
        // No node has the state of so old a block: one block after the other, for all.
        return this.#readAll(positions, first, reach, budget);
      }
    }
    const isBehind = [...moved.values()].some((next) => next <= reach.number);
    return { places, positions: moved, isBehind };
  }

  /** Reads block after block from one on, as many as the budget has. */
  async #readAll(positions: Positions, from: bigint, reach: Head, budget: Budget): Promise<SourceAnswer> {
    const end = from + BigInt(budget.blocks) - 1n;
    const last = end < reach.number ? end : reach.number;
    const blocks = await this.#blocks(from, last, last === reach.number ? reach.hash : undefined);
    const places = blocks.flatMap(({ number, payments }) =>
      payments.filter(({ to }) => positions.has(to)).map(({ txHash }) => ({ txHash, blockNumber: number })),
    );
    const moved = [...positions].map(([address, next]) => [address, later(next, last + 1n)] as const);
    return { places, positions: new Map(moved), isBehind: last < reach.number };
  }

  /** Reads of some blocks those in which an account got coin. */
  async #walk(
    address: string,
    from: bigint,
    to: bigint,
    budget: Budget,
  ): Promise<{ places: TransactionPlace[]; next: bigint }> {
    const places: TransactionPlace[] = [];
    let next = from;
    const stateAt = async (block: bigint): Promise<AccountState> => {
      budget.states -= 1;
      return block < 0n ? { balance: 0n, nonce: 0n } : this.#ledger.getStateAt(address, block);
    };
    /** Looks through the blocks after `low` up to `high`; false where the budget is used up. */
    const look = async (
      low: bigint,
      high: bigint,
      before: AccountState,
      after: AccountState,
    ): Promise<boolean> => {
      const isSame = before.balance === after.balance && before.nonce === after.nonce;
      if (!isSame && high - low <= FEW_BLOCKS) {
        const count = Number(high - low);
        if (budget.blocks < count) return false;
        budget.blocks -= count;
        for (const { number, payments } of await this.#blocks(low + 1n, high)) {
          for (const { txHash, to: recipient } of payments) {
            if (recipient === address) places.push({ txHash, blockNumber: number });
          }
        }
      } else if (!isSame) {
        if (budget.states <= 0) return false;
        const middle = (low + high) / 2n;
        const state = await stateAt(middle);
        if (!(await look(low, middle, before, state))) return false;
        if (!(await look(middle, high, state, after))) return false;
      }
      next = high + 1n;
      return true;
    };
    if (budget.states > 1) {
      const [before, after] = await Promise.all([stateAt(from - 1n), stateAt(to)]);
      await look(from - 1n, to, before, after);
    }
    return { places, next };
  }

  /**
   * Some blocks, from what is remembered where it is of the same chain.
   *
   * @param lastHash that of the last one where it is known: then each remembered one must be the parent of the one after it
   */
  async #blocks(from: bigint, to: bigint, lastHash?: string): Promise<BlockPayments[]> {
    const found = new Map<bigint, BlockPayments>();
    const numbers = Array.from({ length: Number(to - from) + 1 }, (_, index) => to - BigInt(index));
    const newest = lastHash === undefined ? undefined : numbers.find((number) => this.#kept.has(number));
    if (newest !== undefined) {
      await this.#fetch(
        numbers.filter((number) => number > newest),
        found,
      );
      let expected = newest === to ? lastHash : found.get(newest + 1n)?.parentHash;
      for (let number = newest; number >= from; number -= 1n) {
        const kept = this.#kept.get(number);
        if (kept === undefined || kept.hash !== expected) break;
        found.set(number, kept);
        expected = kept.parentHash;
      }
    }
    await this.#fetch(
      numbers.filter((number) => !found.has(number)),
      found,
    );
    return [...found.values()];
  }

  async #fetch(numbers: bigint[], found: Map<bigint, BlockPayments>): Promise<void> {
    const fetchNext = async (): Promise<void> => {
      for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
        const block = await this.#ledger.getBlockPayments(number);
        found.set(number, block);
        this.#keep(block);
      }
    };
    await Promise.all(Array.from({ length: LANES }, fetchNext));
  }

  #keep(block: BlockPayments): void {
    this.#kept.delete(block.number);
    this.#kept.set(block.number, block);
    for (const number of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) return;
      this.#kept.delete(number);
    }
  }
}

function later(one: bigint | undefined, other: bigint): bigint {
  return one !== undefined && one > other ? one : other;
}
