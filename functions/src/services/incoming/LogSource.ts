import type { FoundLog, FoundLogs, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { addressTopic, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './transferTopics.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Blocks that are asked for at once: what paid nodes commonly take; fewer where the nodes refuse so many. */
const SPANS = [10_000n, 2_000n, 200n, 20n];

/** Spans that one look reads at most of what is final. */
const MOST_SPANS = 4;

/** Looks without a failure after which more blocks are asked for at once again. */
const RECOVERED_AFTER = 10;

/** Transactions after which a look reads no further: what they brought has to be read as well. */
const ENOUGH = 60;

/**
 * The last blocks, of which the ERC-1155 transfers of all accounts are asked for at once: they are few, and all users of an instance
 * share them. What is not final and a poll or two fit in, on networks that are final after a dozen blocks.
 */
const SHARED_BLOCKS = 24n;

/** How far back an account begins on a chain that is longer. */
const FIRST_BLOCKS = 10_000n;

const MULTI_TOKEN = [TRANSFER_SINGLE, TRANSFER_BATCH];

/** Tokens of all standards, by the logs of their contracts: ERC-20, ERC-721, ERC-1155. */
export class LogSource implements TransferSource {
  readonly name = 'tokens';
  readonly #ledger: Ledger;
  readonly #depth: bigint;
  #span = 0;
  #looksWithout = 0;
  /** For how many looks nothing is shared any more: nodes refused so much. */
  #looksAlone = 0;

  /** @param depth blocks after which outcomes are final: those before it are read again with each look */
  constructor(ledger: Ledger, depth: number) {
    this.#ledger = ledger;
    this.#depth = BigInt(depth);
  }

  firstBlock(reach: bigint): bigint {
    return reach > FIRST_BLOCKS ? reach - FIRST_BLOCKS : 0n;
  }

  async find({ positions, reach, isLate }: SourceQuestion): Promise<SourceAnswer> {
    this.#recover();
    this.#looksAlone = Math.max(0, this.#looksAlone - 1);
    const accounts = [...positions.keys()].map(addressTopic);
    const places: TransactionPlace[] = [];
    const hashes = new Set<string>();
    let from = [...positions.values()].reduce((one, other) => (one < other ? one : other));
    // What is not final is read again each time: it is read to its end, or none would get beyond it.
    const lastFinal = reach.number - this.#depth;
    const width = { span: this.#span };
    let confirmedTo: bigint | undefined;
    for (let spans = 0; from <= reach.number && !isLate(); spans += 1) {
      if (from <= lastFinal && (spans >= MOST_SPANS || hashes.size >= ENOUGH)) break;
      const { found, to, isOfOne } = await this.#read(accounts, { from, last: reach.number, width, isLate });
      // One that answers alone may leave something out: the others are asked about the same blocks with a later look.
      if (isOfOne) confirmedTo ??= from;
      places.push(...found);
      for (const { txHash } of found) hashes.add(txHash);
      from = to + 1n;
    }
    const end = confirmedTo ?? from;
    const moved = [...positions].map(([address, next]) => [address, next > end ? next : end] as const);
    return {
      places,
      positions: new Map(moved),
      isBehind: from <= reach.number,
      isUnconfirmed: confirmedTo !== undefined,
    };
  }

  /** After some looks without a failure it asks for more again: what failed may have been a moment's. */
  #recover(): void {
    this.#looksWithout += 1;
    if (this.#span === 0 || this.#looksWithout < RECOVERED_AFTER) return;
    this.#span -= 1;
    this.#looksWithout = 0;
  }

  /** Reads as many blocks as the nodes answer for; that a node is silent narrows what is asked for in this look alone. */
  async #read(
    accounts: readonly string[],
    {
      from,
      last,
      width,
      isLate,
    }: {
      readonly from: bigint;
      readonly last: bigint;
      /** Which of the spans this look asks for. */
      readonly width: { span: number };
      readonly isLate: () => boolean;
    },
  ): Promise<{ found: readonly TransactionPlace[]; to: bigint; isOfOne: boolean }> {
    for (;;) {
      const end = from + (SPANS[width.span] ?? 1n) - 1n;
      const range = { from, to: end < last ? end : last };
      try {
        const found = await Promise.all([
          this.#ledger.findLogs(range, [TRANSFER, null, accounts]),
          this.#findMultiTokens(range, accounts),
        ]);
        return {
          found: found.flatMap(({ logs }) => logs),
          to: range.to,
          isOfOne: found.some(({ isOfOne }) => isOfOne),
        };
      } catch (error) {
        const isLong = range.to - range.from > 1n && width.span < SPANS.length - 1;
        if (!(error instanceof ChainUnavailableError) || !isLong || isLate()) throw error;
        width.span += 1;
        if (!(error instanceof RpcError)) continue;
        this.#span = width.span;
        this.#looksWithout = 0;
      }
    }
  }

  /** ERC-1155 transfers to some accounts: of the last blocks from those to all of them, which one question tells for everybody. */
  async #findMultiTokens(
    range: { readonly from: bigint; readonly to: bigint },
    accounts: readonly string[],
  ): Promise<FoundLogs> {
    const isShared = range.to - range.from < SHARED_BLOCKS && this.#looksAlone === 0;
    if (isShared) {
      const from = range.to < SHARED_BLOCKS ? 0n : range.to + 1n - SHARED_BLOCKS;
      try {
        const all = await this.#ledger.findLogs({ from, to: range.to }, [MULTI_TOKEN]);
        const isOwn = ({ blockNumber, topics }: FoundLog) =>
          blockNumber >= range.from && accounts.includes(topics?.[3]?.toLowerCase() ?? '');
        return { ...all, logs: all.logs.filter(isOwn) };
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error;
        // Where there are so many that nodes refuse, each asks for its own.
        this.#looksAlone = RECOVERED_AFTER;
      }
    }
    return this.#ledger.findLogs(range, [MULTI_TOKEN, null, null, accounts]);
  }
}
