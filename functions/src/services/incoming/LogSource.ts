import type { FoundLog, FoundLogs, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { addressTopic, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './transferTopics.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Blocks that are asked for at once: what paid nodes commonly take; fewer where the nodes refuse so many. */
const SPANS = [10_000n, 2_000n, 200n, 20n];

/** Spans that one look reads at most of what is final. */
const MAX_SPANS = 4;

/** Looks in which two nodes are to get to the end by what both take at once; else one that takes more tells the rest first. */
const FEW_LOOKS = 2n;

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
  /** What some node takes at once, and what two of them do: a place in `SPANS`, or none where one refuses whatever it is asked. */
  #span = 0;
  #spanOfTwo: number | undefined = 0;
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

  async find({ positions, reach, isLate, needsTwo = false }: SourceQuestion): Promise<SourceAnswer> {
    this.#recover();
    this.#looksAlone = Math.max(0, this.#looksAlone - 1);
    const accounts = [...positions.keys()].map(addressTopic);
    const places: TransactionPlace[] = [];
    const hashes = new Set<string>();
    let from = [...positions.values()].reduce((one, other) => (one < other ? one : other));
    // What is not final is read again each time: it is read to its end, or none would get beyond it.
    const lastFinal = reach.number - this.#depth;
    const spanOfTwo = this.#spanOfTwo ?? this.#span;
    const isFar = !needsTwo && isBeyondFewLooks(reach.number - from, spanOfTwo);
    const width = { span: isFar ? this.#span : Math.max(this.#span, spanOfTwo) };
    let confirmedTo: bigint | undefined;
    for (let spans = 0; from <= reach.number && !isLate(); spans += 1) {
      if (from <= lastFinal && (spans >= MAX_SPANS || hashes.size >= ENOUGH)) break;
      const last = reach.number;
      const { found, to, isOfOne } = await this.#read(accounts, { from, last, width, isLate, needsTwo });
      if (isOfOne && needsTwo) break;
      // One that answers alone may leave something out: the others are asked about the same blocks with a later look.
      if (isOfOne) confirmedTo ??= from;
      places.push(...found);
      for (const { txHash } of found) hashes.add(txHash);
      from = to + 1n;
    }
    const upTo = (end: bigint) =>
      new Map([...positions].map(([address, next]) => [address, next > end ? next : end] as const));
    return {
      places,
      positions: upTo(from),
      ...(confirmedTo !== undefined && { confirmed: upTo(confirmedTo) }),
      isBehind: from <= reach.number,
    };
  }

  /** After some looks without a failure it asks for more again: what failed may have been a moment's. */
  #recover(): void {
    this.#looksWithout += 1;
    if ((this.#span === 0 && this.#spanOfTwo === 0) || this.#looksWithout < RECOVERED_AFTER) return;
    this.#span = Math.max(0, this.#span - 1);
    this.#spanOfTwo = Math.max(0, (this.#spanOfTwo ?? 0) - 1);
    this.#looksWithout = 0;
  }

  /**
   * Reads as many blocks as the nodes answer for: as two of them do, unless so few at once take too many looks. That a node is silent
   * narrows what is asked for in this look alone.
   */
  async #read(
    accounts: readonly string[],
    {
      from,
      last,
      width,
      isLate,
      needsTwo,
    }: {
      readonly from: bigint;
      readonly last: bigint;
      /** Which of the spans this look asks for. */
      readonly width: { span: number };
      readonly isLate: () => boolean;
      readonly needsTwo: boolean;
    },
  ): Promise<{ found: readonly TransactionPlace[]; to: bigint; isOfOne: boolean }> {
    for (;;) {
      const end = from + spanAt(width.span) - 1n;
      const range = { from, to: end < last ? end : last };
      const narrower = narrowerThan(range, width.span);
      try {
        const found = await Promise.all([
          this.#ledger.findLogs(range, [TRANSFER, null, accounts]),
          this.#findMultiTokens(range, accounts),
        ]);
        const isOfOne = found.some((logs) => logs.isOfOne);
        const isRefused = found.some((logs) => logs.isRefused);
        if (isRefused) this.#noteRefused(narrower);
        const mayNarrow = needsTwo || (isRefused && !isBeyondFewLooks(last - from, narrower));
        if (isOfOne && mayNarrow && narrower !== undefined && this.#spanOfTwo !== undefined && !isLate()) {
          width.span = narrower;
          continue;
        }
        // One that refuses whatever it is asked for makes nothing slower.
        if (isRefused && this.#spanOfTwo === undefined) width.span = this.#span;
        return { found: found.flatMap(({ logs }) => logs), to: range.to, isOfOne };
      } catch (error) {
        if (!(error instanceof ChainUnavailableError) || narrower === undefined || isLate()) throw error;
        width.span = narrower;
        if (!(error instanceof RpcError)) continue;
        this.#span = narrower;
        this.#looksWithout = 0;
      }
    }
  }

  /** Remembers that one node alone takes as much as was asked for. */
  #noteRefused(narrower: number | undefined): void {
    this.#looksWithout = 0;
    if (narrower === undefined) this.#spanOfTwo = undefined;
    else if (this.#spanOfTwo !== undefined) this.#spanOfTwo = Math.max(this.#spanOfTwo, narrower);
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
        if (!all.isRefused) return { ...all, logs: all.logs.filter(isOwn) };
      } catch (error) {
        if (!(error instanceof ChainUnavailableError)) throw error;
      }
      // Where there are so many that nodes refuse, each asks for its own.
      this.#looksAlone = RECOVERED_AFTER;
    }
    return this.#ledger.findLogs(range, [MULTI_TOKEN, null, null, accounts]);
  }
}

function spanAt(place: number): bigint {
  return SPANS[place] ?? 1n;
}

/** Returns the next shorter span of which a range is longer. */
function narrowerThan(
  { from, to }: { readonly from: bigint; readonly to: bigint },
  span: number,
): number | undefined {
  const place = SPANS.findIndex((blocks, index) => index > span && to - from >= blocks);
  return place === -1 ? undefined : place;
}

/** Whether so many blocks are more than a few looks read of a span. */
function isBeyondFewLooks(blocks: bigint, span: number | undefined): boolean {
  return blocks >= FEW_LOOKS * BigInt(MAX_SPANS) * (span === undefined ? 1n : spanAt(span));
}
