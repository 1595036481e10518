import type { FoundLog, FoundLogs, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { addressTopic, TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from './transferTopics.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Blocks requested at once: what paid nodes commonly accept; fewer if the nodes refuse so many. */
const SPANS = [10_000n, 2_000n, 200n, 20n];

/** Maximum spans of final blocks per scan. */
const MAX_SPANS = 4;

/**
 * Scans within which two nodes should reach the end with a span that both accept; otherwise a node that
 * accepts more continues alone first.
 */
const FEW_SCANS = 2n;

/** Scans without a failure after which larger spans are requested again. */
const RECOVERED_AFTER = 10;

/** Transactions after which a scan reads no further: their transfers have to be read as well. */
const ENOUGH = 60;

/**
 * Last blocks for which the ERC-1155 transfers of all accounts are requested at once: they are few, and all
 * users of an instance share them. Covers the blocks that are not final and a poll or two, on networks that
 * are final after a dozen blocks.
 */
const SHARED_BLOCKS = 24n;

/** Blocks before the head at which a new account's scan begins on a longer chain. */
const FIRST_BLOCKS = 10_000n;

const MULTI_TOKEN = [TRANSFER_SINGLE, TRANSFER_BATCH];

/** Tokens of all standards, by the logs of their contracts: ERC-20, ERC-721, ERC-1155. */
export class LogSource implements TransferSource {
  readonly name = 'tokens';
  readonly #ledger: Ledger;
  readonly #depth: bigint;
  /**
   * Span that any node accepts, and that two accept: an index into `SPANS`, or none if one refuses every
   * request.
   */
  #span = 0;
  #spanOfTwo: number | undefined = 0;
  #scansWithoutFailure = 0;
  /** Number of scans that share no requests, because nodes refused requests of that size. */
  #scansAlone = 0;

  /** @param depth blocks after which outcomes are final: later ones are read again by each scan */
  constructor(ledger: Ledger, depth: number) {
    this.#ledger = ledger;
    this.#depth = BigInt(depth);
  }

  firstBlock(reach: bigint): bigint {
    return reach > FIRST_BLOCKS ? reach - FIRST_BLOCKS : 0n;
  }

  async find({ positions, reach, isLate, needsTwo = false }: SourceQuestion): Promise<SourceAnswer> {
    this.#recover();
    this.#scansAlone = Math.max(0, this.#scansAlone - 1);
    const accounts = [...positions.keys()].map(addressTopic);
    const places: TransactionPlace[] = [];
    const hashes = new Set<string>();
    let from = [...positions.values()].reduce((one, other) => (one < other ? one : other));
    // Blocks that are not final are read again each time: they are read to their end, or no scan would pass
    // them.
    const lastFinal = reach.number - this.#depth;
    const spanOfTwo = this.#spanOfTwo ?? this.#span;
    const isFar = !needsTwo && exceedsFewScans(reach.number - from, spanOfTwo);
    const width = { span: isFar ? this.#span : Math.max(this.#span, spanOfTwo) };
    let confirmedTo: bigint | undefined;
    for (let spans = 0; from <= reach.number && !isLate(); spans += 1) {
      if (from <= lastFinal && (spans >= MAX_SPANS || hashes.size >= ENOUGH)) break;
      const last = reach.number;
      const { found, to, isOfOne } = await this.#read(accounts, { from, last, width, isLate, needsTwo });
      if (isOfOne && needsTwo) break;
      // A node that answers alone may omit something: a later scan asks the others about the same blocks.
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

  /** Tries a larger span again after some scans without a failure: the cause may have been temporary. */
  #recover(): void {
    this.#scansWithoutFailure += 1;
    if ((this.#span === 0 && this.#spanOfTwo === 0) || this.#scansWithoutFailure < RECOVERED_AFTER) return;
    this.#span = Math.max(0, this.#span - 1);
    this.#spanOfTwo = Math.max(0, (this.#spanOfTwo ?? 0) - 1);
    this.#scansWithoutFailure = 0;
  }

  /**
   * Reads as many blocks as the nodes accept: as two of them do, unless such a span takes too many scans. A
   * silent node narrows the span of this scan alone.
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
      /** Span of this scan. */
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
        const mayNarrow = needsTwo || (isRefused && !exceedsFewScans(last - from, narrower));
        if (isOfOne && mayNarrow && narrower !== undefined && this.#spanOfTwo !== undefined && !isLate()) {
          width.span = narrower;
          continue;
        }
        // A node that refuses every request slows nothing down.
        if (isRefused && this.#spanOfTwo === undefined) width.span = this.#span;
        return { found: found.flatMap(({ logs }) => logs), to: range.to, isOfOne };
      } catch (error) {
        if (!(error instanceof ChainUnavailableError) || narrower === undefined || isLate()) throw error;
        width.span = narrower;
        if (!(error instanceof RpcError)) continue;
        this.#span = narrower;
        this.#scansWithoutFailure = 0;
      }
    }
  }

  /** Remembers that only one node accepts the requested span. */
  #noteRefused(narrower: number | undefined): void {
    this.#scansWithoutFailure = 0;
    if (narrower === undefined) this.#spanOfTwo = undefined;
    else if (this.#spanOfTwo !== undefined) this.#spanOfTwo = Math.max(this.#spanOfTwo, narrower);
  }

  /**
   * Finds ERC-1155 transfers to some accounts: for the last blocks, from the transfers of all accounts, which
   * one request returns for all users.
   */
  async #findMultiTokens(
    range: { readonly from: bigint; readonly to: bigint },
    accounts: readonly string[],
  ): Promise<FoundLogs> {
    const isShared = range.to - range.from < SHARED_BLOCKS && this.#scansAlone === 0;
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
      // If nodes refuse so many, each user requests only the own ones.
      this.#scansAlone = RECOVERED_AFTER;
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

/** Returns true if so many blocks take more than a few scans with a span. */
function exceedsFewScans(blocks: bigint, span: number | undefined): boolean {
  return blocks >= FEW_SCANS * BigInt(MAX_SPANS) * (span === undefined ? 1n : spanAt(span));
}
