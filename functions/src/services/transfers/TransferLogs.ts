import { isCoinTransferLog } from '../abi/isCoinTransferLog.ts';
import { BlockSpan } from '../chain/BlockSpan.ts';
import type { FoundLog, Ledger } from '../chain/Ledger.ts';
import { namesBlockRange } from '../chain/namesBlockRange.ts';
import { scanLogs, type BlockRange } from '../chain/scanLogs.ts';
import { allTransfers, type TransferSearch } from './TransferSearch.ts';

/** Blocks requested at once: what paid nodes commonly accept; fewer if the nodes refuse so many. */
const SPANS = [10_000, 2_000, 200, 20];

/** Ranges that one page reads at most, and transactions after which it reads no further. */
const MAX_RANGES = 4;
const ENOUGH = 20;

/** Milliseconds after which a page begins nothing more. */
const LATE_MS = 4_000;

/** The transactions of some blocks in which tokens came or went, by their block; the newest first. */
export interface TransferBlocks {
  /** Hashes by the number of their block. */
  readonly blocks: ReadonlyMap<number, ReadonlySet<string>>;
  /** Logs as any node returns them. */
  readonly logs: readonly FoundLog[];
  /** The first block scanned. */
  readonly first: number;
}

/**
 * Finds the transactions with token transfers to or from an address, by the logs of contracts, the latest
 * first.
 */
export class TransferLogs {
  readonly #ledger: Ledger;
  readonly #search: TransferSearch;
  readonly #span = new BlockSpan(SPANS);

  /** @param search selects the logs */
  constructor(ledger: Ledger, search = allTransfers) {
    this.#ledger = ledger;
    this.#search = search;
  }

  /**
   * Reads towards the first block, a limited number of ranges. A refusal that names a range narrows later
   * requests; silence, and too many logs of this address, narrow this page alone: other addresses are not
   * affected.
   *
   * @param last the block to begin with
   * @throws ChainUnavailableError if no node returns logs
   */
  async find(address: string, last: number): Promise<TransferBlocks> {
    this.#span.beginScan();
    const startedAt = performance.now();
    const isLate = () => performance.now() - startedAt > LATE_MS;
    const found: FoundLog[] = [];
    let ranges = 0;
    const isEnough = () => new Set(found.map(({ txHash }) => txHash)).size >= ENOUGH;
    const { next } = await scanLogs({
      blocks: { from: 0, to: last },
      order: 'newestFirst',
      span: this.#span,
      isOver: () => ranges >= MAX_RANGES || (ranges > 0 && (isLate() || isEnough())),
      mayRetry: () => !isLate(),
      isForEveryScan: namesBlockRange,
      read: async ({ range }) => {
        found.push(...(await this.#ask(address, range)));
        ranges += 1;
        return { kind: 'read' };
      },
    });
    return cut(found, next + 1);
  }

  async #ask(address: string, { from, to }: BlockRange): Promise<readonly FoundLog[]> {
    const range = { from: BigInt(from), to: BigInt(to) };
    const found = await Promise.all(
      this.#search.topicsOf(address).map(async (topics) => this.#ledger.findLogs(range, topics)),
    );
    return found
      .flatMap(({ logs }) => logs)
      .filter(({ contract }) => contract === undefined || !isCoinTransferLog(contract))
      .filter(this.#search.isWanted);
  }
}

/** Takes whole blocks until there are enough, and at least one; the next page begins before them. */
function cut(found: readonly FoundLog[], first: number): TransferBlocks {
  const all = new Map<number, Set<string>>();
  for (const { blockNumber, txHash } of found) {
    const number = Number(blockNumber);
    all.set(number, (all.get(number) ?? new Set()).add(txHash));
  }
  const blocks = new Map<number, ReadonlySet<string>>();
  let count = 0;
  let from = first;
  for (const [number, hashes] of [...all].toSorted(([one], [other]) => other - one)) {
    if (count > 0 && count + hashes.size > ENOUGH) {
      from = Math.min(...blocks.keys());
      break;
    }
    blocks.set(number, hashes);
    count += hashes.size;
  }
  return { blocks, logs: found.filter(({ blockNumber }) => blocks.has(Number(blockNumber))), first: from };
}
