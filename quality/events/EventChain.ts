import { LruMap } from '../../functions/src/cache/LruMap.ts';
import { eventTransaction, type EventTransaction } from './EventTransaction.ts';
import { seededHex } from './seededHex.ts';

const BLOCK = 4;
const BLOCK_SECONDS = 2;
const STARTED_AT = 1_700_000_000;

/** Blocks whose contents are cached: nodes are asked about the newest ones. */
const MAX_CACHED = 256;

/** Transactions of a block with watched addresses, and the others. */
interface BlockSize {
  readonly watched: number;
  readonly noise: number;
}

/** A block of the simulation; its transactions are made from their seeds when they are needed. */
interface EventBlock {
  readonly number: number;
  readonly hash: string;
  readonly parentHash: string;
  /** Even seeds are of transactions with watched addresses. */
  readonly seeds: readonly number[];
}

/** Responses of an honest node about one block. */
interface BlockAnswers {
  readonly body: Readonly<Record<string, unknown>> & {
    readonly transactions: readonly Record<string, unknown>[];
  };
  readonly logs: readonly Record<string, unknown>[];
  readonly receipts: readonly Record<string, unknown>[];
}

const quantity = (value: number | bigint) => `0x${value.toString(16)}`;

/** A chain in memory with random transactions. A reorg puts half of the replaced transactions into other blocks. */
export class EventChain {
  readonly #random: () => number;
  readonly #size: BlockSize;
  readonly #blocks = new Map<string, EventBlock>();
  /** Hashes by block number. */
  readonly #canonical: string[] = [];
  readonly #answers = new LruMap<string, BlockAnswers>(MAX_CACHED);
  #made = 0;
  #seeds = 0;
  /** Seeds of replaced transactions that wait for a block. */
  #waiting: number[] = [];

  constructor(random: () => number, size: BlockSize = { watched: 17, noise: 6 }) {
    this.#random = random;
    this.#size = size;
    this.mine(1);
  }

  get head(): number {
    return this.#canonical.length - 1;
  }

  hashAt(number: number): string | undefined {
    return this.#canonical[number];
  }

  mine(count: number): void {
    for (let made = 0; made < count; made += 1) {
      this.#made += 1;
      const number = this.#canonical.length;
      const hash = seededHex(32, BLOCK, this.#made);
      const parentHash = this.#canonical.at(-1) ?? `0x${'0'.repeat(64)}`;
      this.#blocks.set(hash, { number, hash, parentHash, seeds: this.#newSeeds() });
      this.#canonical.push(hash);
    }
  }

  /**
   * Replaces the last blocks by at least as many others.
   *
   * @returns hashes of the replaced ones, the oldest first
   */
  reorganise(depth: number): readonly string[] {
    const replaced = this.#canonical.splice(this.#canonical.length - depth);
    const seeds = replaced.flatMap((hash) => this.#blocks.get(hash)?.seeds ?? []);
    this.#waiting.push(...seeds.filter(() => this.#random() < 0.5));
    this.mine(depth + (this.#random() < 0.5 ? 0 : 1));
    return replaced;
  }

  /** Transactions of a block, in order. */
  transactionsOf(hash: string): EventTransaction[] {
    return (this.#blocks.get(hash)?.seeds ?? []).map((seed) => eventTransaction(seed, seed % 2 === 1));
  }

  /** Returns what an honest node answers about a block; undefined for one that never was. */
  answersOf(hash: string): BlockAnswers | undefined {
    const known = this.#answers.get(hash);
    if (known) return known;
    const block = this.#blocks.get(hash);
    if (!block) return undefined;
    const answers = this.#makeAnswers(block);
    this.#answers.set(hash, answers);
    return answers;
  }

  #newSeeds(): readonly number[] {
    const again = this.#waiting.splice(0, 1 + Math.floor(this.#random() * 6));
    const seeds = Array.from({ length: this.#size.watched + this.#size.noise }, (_, index) => {
      this.#seeds += 1;
      return 2 * this.#seeds + (index < this.#size.watched ? 0 : 1);
    });
    return [...again, ...seeds].toSorted((one, other) =>
      seededHex(20, 9, one) < seededHex(20, 9, other) ? -1 : 1,
    );
  }

  #makeAnswers({ number, hash, parentHash }: EventBlock): BlockAnswers {
    const transactions = this.transactionsOf(hash);
    const place = { blockNumber: quantity(number), blockHash: hash };
    let logIndex = 0;
    const withLogs = transactions.map((transaction, index) => ({
      transaction,
      place: { ...place, transactionHash: transaction.hash, transactionIndex: quantity(index) },
      logs: transaction.logs.map((log) => {
        logIndex += 1;
        return {
          ...{ ...log, ...place, transactionHash: transaction.hash },
          ...{ transactionIndex: quantity(index), logIndex: quantity(logIndex - 1), removed: false },
        };
      }),
    }));
    const logs = withLogs.flatMap((one) => one.logs);
    return {
      body: {
        ...{
          number: quantity(number),
          hash,
          parentHash,
          timestamp: quantity(STARTED_AT + BLOCK_SECONDS * number),
        },
        ...{ gasLimit: '0x1c9c380', gasUsed: '0x5208', baseFeePerGas: '0x7' },
        logsBloom: `0x${(logs.length === 0 ? '0' : '1').repeat(512)}`,
        transactions: transactions.map(({ hash: txHash, from, to, value, nonce }) => ({
          ...{ ...place, hash: txHash, from, to, value: quantity(value), nonce: quantity(nonce) },
          ...{ input: '0x', gas: '0x5208', gasPrice: '0x7', type: '0x2' },
        })),
      },
      logs,
      receipts: withLogs.map(({ transaction, place: own, logs: ownLogs }) => ({
        ...own,
        status: transaction.succeeded ? '0x1' : '0x0',
        ...{ from: transaction.from, to: transaction.to, gasUsed: '0x5208', logs: ownLogs },
      })),
    };
  }
}
