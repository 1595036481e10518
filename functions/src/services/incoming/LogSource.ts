import type { Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { addressTopic, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './transferTopics.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Blocks that are asked for at once; fewer where the nodes refuse so many. */
const SPANS = [2_000n, 200n, 20n];

/** Spans that one look reads at most. */
const MOST_SPANS = 4;

/** Transactions after which a look reads no further: what they brought has to be read as well. */
const ENOUGH = 60;

/** How far back an account begins on a chain that is longer. */
const FIRST_BLOCKS = 10_000n;

/** Tokens of all standards, by the logs of their contracts: ERC-20, ERC-721, ERC-1155. */
export class LogSource implements TransferSource {
  readonly name = 'tokens';
  readonly #ledger: Ledger;
  readonly #depth: bigint;
  #span = 0;

  /** @param depth blocks that are read again with each look, since a reorganisation may have changed them */
  constructor(ledger: Ledger, depth: number) {
    this.#ledger = ledger;
    this.#depth = BigInt(depth);
  }

  firstBlock(reach: bigint): bigint {
    return reach > FIRST_BLOCKS ? reach - FIRST_BLOCKS : 0n;
  }

  async find({ positions, reach }: SourceQuestion): Promise<SourceAnswer> {
    const accounts = [...positions.keys()].map(addressTopic);
    const places: TransactionPlace[] = [];
    const first = [...positions.values()].reduce((one, other) => (one < other ? one : other));
    let from = first > this.#depth ? first - this.#depth : 0n;
    for (let spans = 0; spans < MOST_SPANS && from <= reach.number && places.length < ENOUGH; spans += 1) {
      const { found, to } = await this.#read(accounts, from, reach.number);
      places.push(...found);
      from = to + 1n;
    }
    const moved = [...positions].map(([address, next]) => [address, next > from ? next : from] as const);
    return { places, positions: new Map(moved), isBehind: from <= reach.number };
  }

  /** Reads as many blocks as the nodes answer for. */
  async #read(
    accounts: readonly string[],
    from: bigint,
    last: bigint,
  ): Promise<{ found: readonly TransactionPlace[]; to: bigint }> {
    for (;;) {
      const end = from + (SPANS[this.#span] ?? 1n) - 1n;
      const range = { from, to: end < last ? end : last };
      try {
        const found = await Promise.all([
          this.#ledger.findLogs(range, [TRANSFER, null, accounts]),
          this.#ledger.findLogs(range, [[TRANSFER_SINGLE, TRANSFER_BATCH], null, null, accounts]),
        ]);
        return { found: found.flat(), to: range.to };
      } catch (error) {
        const isLong = range.to - range.from > 1n && this.#span < SPANS.length - 1;
        if (!(error instanceof ChainUnavailableError) || !isLong) throw error;
        this.#span += 1;
      }
    }
  }
}
