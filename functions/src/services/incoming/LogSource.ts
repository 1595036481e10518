import { BlockSpan } from '../chain/BlockSpan.ts';
import type { FoundLog, FoundLogs, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { scanLogs, type BlockRange } from '../chain/scanLogs.ts';
import { isCoinTransferLog } from '../abi/isCoinTransferLog.ts';
import { addressTopic } from '../abi/word.ts';
import { TRANSFER, TRANSFER_BATCH, TRANSFER_SINGLE } from '../abi/transferTopics.ts';
import type { SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

/** Blocks requested at once: what paid nodes commonly accept; fewer if the nodes refuse so many. */
const SPANS = [10_000, 2_000, 200, 20];

/** Maximum spans of final blocks per scan. */
const MAX_SPANS = 4;

/**
 * Scans within which two nodes should reach the end with a span that both accept; otherwise a node that
 * accepts more continues alone first.
 */
const FEW_SCANS = 2;

/** Scans that share no requests after nodes refused one. */
const SCANS_ALONE = 10;

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
  readonly readsBlocks = true;
  readonly #ledger: Ledger;
  readonly #depth: number;
  /** Span that any node accepts. */
  readonly #span = new BlockSpan(SPANS);
  /** Span that two nodes accept. */
  readonly #spanOfTwo = new BlockSpan(SPANS);
  /** Number of scans that share no requests, because nodes refused requests of that size. */
  #scansAlone = 0;

  /** @param depth blocks after which outcomes are final: later ones are read again by each scan */
  constructor(ledger: Ledger, depth: number) {
    this.#ledger = ledger;
    this.#depth = depth;
  }

  firstBlock(reach: bigint): bigint {
    return reach > FIRST_BLOCKS ? reach - FIRST_BLOCKS : 0n;
  }

  async find({ positions, reach, isLate, needsTwo = false }: SourceQuestion): Promise<SourceAnswer> {
    this.#span.beginScan();
    this.#spanOfTwo.beginScan();
    this.#scansAlone = Math.max(0, this.#scansAlone - 1);
    const accounts = [...positions.keys()].map(addressTopic);
    const places: TransactionPlace[] = [];
    const hashes = new Set<string>();
    const first = Number([...positions.values()].reduce((one, other) => (one < other ? one : other)));
    const last = Number(reach.number);
    // Blocks that are not final are read again each time: they are read to their end, or no scan would pass
    // them.
    const lastFinal = last - this.#depth;
    let confirmedTo: bigint | undefined;
    let spans = 0;
    const { next } = await scanLogs({
      blocks: { from: first, to: last },
      order: 'oldestFirst',
      span: this.#span,
      place: this.#firstPlace(last - first, needsTwo),
      isOver: (from) => isLate() || (from <= lastFinal && (spans >= MAX_SPANS || hashes.size >= ENOUGH)),
      mayRetry: () => !isLate(),
      read: async (request) => {
        const { logs, isOfOne, isRefused } = await this.#read(request.range, accounts);
        if (isRefused) this.#noteRefused(request.smaller);
        const isAnyAccepted = !this.#refusesAll();
        if (isOfOne && isAnyAccepted && request.smaller !== undefined && !isLate()) {
          const mayShrink =
            needsTwo || (isRefused && !exceedsFewScans(last - request.range.from, SPANS[request.smaller]));
          if (mayShrink) return { kind: 'shrink', of: 'thisScan', place: request.smaller };
        }
        if (isOfOne && needsTwo) return { kind: 'end' };
        // A node that answers alone may omit something: a later scan asks the others about the same blocks.
        if (isOfOne) confirmedTo ??= BigInt(request.range.from);
        places.push(...logs);
        for (const { txHash } of logs) hashes.add(txHash);
        spans += 1;
        // A node that refuses every request slows nothing down.
        return { kind: 'read', place: isRefused && !isAnyAccepted ? this.#span.place : undefined };
      },
    });
    const from = BigInt(next);
    const upTo = (end: bigint) =>
      new Map([...positions].map(([address, next]) => [address, next > end ? next : end] as const));
    return {
      places,
      positions: upTo(from),
      ...(confirmedTo !== undefined && { confirmed: upTo(confirmedTo) }),
      isBehind: from <= reach.number,
    };
  }

  /**
   * Returns the place of the span to begin with: one that two nodes accept, unless such spans take too many
   * scans.
   */
  #firstPlace(blocks: number, needsTwo: boolean): number {
    const ofTwo = this.#refusesAll() ? this.#span.place : this.#spanOfTwo.place;
    const isFar = !needsTwo && exceedsFewScans(blocks, SPANS[ofTwo]);
    return isFar ? this.#span.place : Math.max(this.#span.place, ofTwo);
  }

  /** Returns true if one of two nodes refuses every request. */
  #refusesAll(): boolean {
    return this.#spanOfTwo.place === Infinity;
  }

  async #read(
    { from, to }: BlockRange,
    accounts: readonly string[],
  ): Promise<{ readonly logs: readonly FoundLog[]; readonly isOfOne: boolean; readonly isRefused: boolean }> {
    const range = { from: BigInt(from), to: BigInt(to) };
    try {
      const found = await Promise.all([
        this.#ledger.findLogs(range, [TRANSFER, null, accounts]),
        this.#findMultiTokens(range, accounts),
      ]);
      return {
        logs: found.flatMap(({ logs }) => logs.filter(({ contract = '' }) => !isCoinTransferLog(contract))),
        isOfOne: found.some(({ isOfOne }) => isOfOne),
        isRefused: found.some(({ isRefused }) => isRefused),
      };
    } catch (error) {
      if (error instanceof RpcError) this.#spanOfTwo.noteFailure();
      throw error;
    }
  }

  /** Remembers that only one node accepts the requested span. */
  #noteRefused(smaller = Infinity): void {
    this.#span.noteFailure();
    this.#spanOfTwo.shrink(smaller);
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
      this.#scansAlone = SCANS_ALONE;
    }
    return this.#ledger.findLogs(range, [MULTI_TOKEN, null, null, accounts]);
  }
}

/** Returns true if so many blocks take more than a few scans with a span; undefined is the span of single blocks. */
function exceedsFewScans(blocks: number, span = 1): boolean {
  return blocks >= FEW_SCANS * MAX_SPANS * span;
}
