import type { Network } from '@everything-wallet/core/networks/networks';
import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import type { Ledger, TransactionResponse } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { incomingTransfersIn } from './incomingTransfersIn.ts';
import { orUndefinedAfter } from './orUndefinedAfter.ts';
import { backfillOf } from './backfillOf.ts';
import type { Backfill, NetworkCursor, OpenTransfer } from './IncomingStore.ts';
import { judgeTransactionResponses, type ScanResult } from './judgeTransactionResponses.ts';
import { reachOf } from './reachOf.ts';
import { noFindings, readSources, type SourcesFindings, type SourcesRequest } from './readSources.ts';
import { scannedName } from './scannedName.ts';
import { isSeenName, seenName } from './seenName.ts';
import type { Positions } from './TransferSource.ts';
import { neededOf } from '../chain/neededOf.ts';

/** Maximum transactions requested from nodes per scan. */
const MAX_TRANSACTIONS = 60;

/** Maximum of these per node that it alone names: it may invent as many as it likes. */
const MAX_UNCONFIRMED = 20;

/** Transactions requested at the same time. */
const CONCURRENCY = 4;

/** Maximum transfers that are not final before new ones wait: a cursor is one document. */
const MAX_OPEN = 1_000;

/** Age of a block in seconds up to which a match that nodes deny is requested again. */
const EARLY_SECONDS = 60;

/** Transfers after which a scan requests no more transactions. */
const MAX_FOUND = 500;

/** A requested transaction with the nodes' decision. */
export interface Examined {
  readonly txHash: string;
  readonly before: OpenTransfer | undefined;
  readonly result: ScanResult;
  /** True if a node has it in no block, and the block in which it was named is not final: it may appear there. */
  readonly mayAppear: boolean;
}

/** Result of a scan of a network. */
export interface NetworkFindings {
  readonly examined: readonly Examined[];
  readonly next: NetworkCursor['next'];
  /** As `NetworkCursor.since`, of accounts that the network's scanner watches. */
  readonly since: Readonly<Record<string, number>>;
  readonly isCatchingUp: boolean;
  /** Blocks that are left to read, if any. */
  readonly backfill: Backfill | undefined;
  /** True if only one of several nodes answered about some blocks, which are read again. */
  readonly isUnconfirmed: boolean;
  /** True if the network's scanner finds all that comes to the accounts from now on. */
  readonly isCovered: boolean;
  /** True if it does, and nothing waits to be final. */
  readonly isWatched: boolean;
}

/** Time limits of a scan, in ms. */
export interface ScanLimits {
  /** Time after which sources read nothing more; the next scan reads what they were reading. */
  readonly sourcesMs: number;
  /** Time after which no more transactions are requested; the next scan requests the unanswered ones. */
  readonly scanMs: number;
}

interface ScanRequest extends Pick<SourcesRequest, 'sources' | 'scanned' | 'knownSince'> {
  readonly network: Network;
  readonly ledger: Ledger;
  /** Addresses in lower case. */
  readonly accounts: ReadonlySet<string>;
  /** Accounts that are scanned for new transfers. */
  readonly reading: ReadonlySet<string>;
  readonly cursor: NetworkCursor;
  /**
   * Returns true if a transaction is decided, and nothing is left to learn of it unless its block may still
   * be replaced.
   */
  readonly isDone: (txHash: string) => boolean;
  readonly limits: ScanLimits;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Scans a network for incoming transfers to some accounts: has the sources read on, and asks the nodes about
 * the transfers of their transactions, and about the ones that were not final.
 *
 * A position moves only past blocks whose transactions were requested and answered. A failure leaves it where
 * it is.
 *
 * @throws ChainUnavailableError if no node answers
 */
export async function scanNetwork(request: ScanRequest): Promise<NetworkFindings> {
  const { network, ledger, accounts, reading, cursor, isDone, limits, now } = request;
  const begunAt = performance.now();
  const remaining = (ms: number) => Math.max(0, begunAt + ms - performance.now());
  const final = lastFinalOf(cursor);
  const { blockSeconds } = network;
  const reach = reachOf(await ledger.getHeads(), { now: now / 1_000, blockSeconds, final });
  if (!reach) throw new ChainUnavailableError();
  const depth = BigInt(network.confirmations);
  const openCount = Object.values(cursor.open).flatMap(({ places }) => Object.keys(places)).length;
  const isFull = openCount >= MAX_OPEN;
  const ms = remaining(limits.sourcesMs);
  const read = isFull ? noFindings : await readSources({ ...request, accounts: reading, reach, ms });
  const { found } = read;
  const fresh = new Map<string, Named>();
  const settled = new Set<string>();
  for (const { txHash, blockNumber, aloneBy } of found.flatMap((answer) => answer.places)) {
    if (cursor.open[txHash] !== undefined) continue;
    if (isDone(txHash)) {
      // It has no transfers, in a block that may still be replaced by one in which it does.
      if (reach.number - blockNumber + 1n < depth) settled.add(txHash);
      continue;
    }
    const known = fresh.get(txHash);
    fresh.set(txHash, {
      block: known && known.block < blockNumber ? known.block : blockNumber,
      aloneBy: !known || known.aloneBy === aloneBy ? aloneBy : undefined,
    });
  }
  const inOrder = [...fresh].sort(([, one], [, other]) => Number(one.block - other.block));
  const named = inOrder.filter(([, { aloneBy }]) => aloneBy === undefined).slice(0, MAX_TRANSACTIONS);
  // Each node has a share of its own: inventions of one leave room for what only another one names.
  const alone = [...new Set(inOrder.flatMap(([, { aloneBy }]) => aloneBy ?? []))].map((node) => ({
    node,
    places: inOrder.filter(([, { aloneBy }]) => aloneBy === node).slice(0, MAX_UNCONFIRMED),
  }));
  const taken = [...named, ...alone.flatMap(({ places }) => places)].map(([hash]) => hash);
  const others = [...chooseOpen(cursor.open, reach.number - depth), ...settled].slice(
    0,
    Math.max(MAX_TRANSACTIONS - taken.length, CONCURRENCY),
  );

  const answered: Examined[] = [];
  const isTrue = new Set<string>();
  const silent = new Set<string>();
  let transfers = 0;
  const isOver = () => transfers >= MAX_FOUND || remaining(limits.scanMs) === 0;
  const examine = async (txHash: string) => {
    if (isOver()) return;
    const before = cursor.open[txHash];
    const recordedBlock = before ? BigInt(before.block) : fresh.get(txHash)?.block;
    // No current node is so far: a block beyond the reach does not exist.
    const responses = await ledger.getTransactionResponses(txHash);
    if (responses.every((response) => response === undefined)) silent.add(txHash);
    const usable = responses.map((response) =>
      response?.kind === 'present' && response.blockNumber > reach.number + depth ? undefined : response,
    );
    const result = judgeTransactionResponses(usable, accounts, network.confirmations, recordedBlock);
    if (isToThem(usable, accounts, fresh.get(txHash)?.block)) isTrue.add(txHash);
    if (result.kind === 'incomingTransfers') transfers += result.incomingTransfers.length;
    const isDeep = recordedBlock !== undefined && reach.number - recordedBlock + 1n >= depth;
    const mayAppear = !isDeep && usable.some((response) => response?.kind === 'absent');
    answered.push({ txHash, before, result, mayAppear });
  };
  await orUndefinedAfter(
    mapConcurrently([...taken, ...others], CONCURRENCY, examine),
    remaining(limits.scanMs),
  );
  // Responses after the time limit are not part of this scan.
  const examined = [...answered];

  // Transactions that no node answered are read again, and so are those beyond one scan's limit. Of
  // transactions that only one node names, no more are awaited than it has proved right about: otherwise its
  // inventions would stop all reading.
  const judged = new Map(examined.map(({ txHash, result }) => [txHash, result]));
  const good = new Set<number | undefined>([undefined]);
  for (const { node, places } of alone) {
    if (places.some(([txHash]) => isTrue.has(txHash) || judged.get(txHash)?.kind !== 'nothing'))
      good.add(node);
  }
  const isLeft = ([txHash, { aloneBy }]: readonly [string, Named]) =>
    (judged.get(txHash)?.kind ?? 'silence') === 'silence' && good.has(aloneBy);
  const end = inOrder.find(isLeft)?.[1].block;
  const isUnread = ([txHash, { aloneBy }]: readonly [string, Named]) =>
    (!judged.has(txHash) || silent.has(txHash)) && good.has(aloneBy);
  const ends = { agreed: end, seen: inOrder.find(isUnread)?.[1].block };
  const next = positionsAfter(cursor.next, read, { reach: reach.number, depth, ends });
  const isEarly = hasEarlyMatch(read.matches, examined, { reach: reach.number, blockSeconds });
  const isCatchingUp = isFull || isEarly || end !== undefined || found.some(({ isBehind }) => isBehind);
  const since = [...read.progress.keys()].map((address) => [address, request.knownSince(address)] as const);
  return {
    since: Object.fromEntries(since),
    backfill: backfillOf(found, { next, lastFinal: reach.number - depth }),
    ...{ examined, next, isCatchingUp, isUnconfirmed: found.some(({ isUnconfirmed }) => isUnconfirmed) },
    isCovered: read.isWatched,
    isWatched: read.isWatched && openCount === 0 && examined.length === 0,
  };
}

/** Returns true if nodes deny a match of a new block: one that has the scanner's block may not have its receipts yet. */
function hasEarlyMatch(
  matches: SourcesFindings['matches'],
  examined: readonly Examined[],
  { reach, blockSeconds }: { readonly reach: bigint; readonly blockSeconds: number },
): boolean {
  const early = matches.filter(
    ({ blockNumber }) => Number(reach - blockNumber) * blockSeconds < EARLY_SECONDS,
  );
  const denied = examined.filter(({ result }) => result.kind === 'nothing');
  return early.some((match) => denied.some(({ txHash }) => txHash === match.txHash));
}

interface PositionLimits {
  readonly reach: bigint;
  /** Blocks after which outcomes are final. */
  readonly depth: bigint;
  /** First block with a transaction that must be requested again. */
  readonly ends: {
    readonly agreed: bigint | undefined;
    /** The same for transactions that only one node names: beyond that block, another node has to answer. */
    readonly seen: bigint | undefined;
  };
}

/** Returns the blocks from which the sources read with the next scan. */
function positionsAfter(
  before: NetworkCursor['next'],
  { found, progress }: SourcesFindings,
  { reach, depth, ends }: PositionLimits,
): NetworkCursor['next'] {
  const lastSettled = reach + 1n - depth;
  const limit = (position: bigint, end: bigint | undefined): bigint => {
    const limits = [position, lastSettled, ...(end === undefined ? [] : [end])];
    const lowest = limits.reduce((one, other) => (one < other ? one : other));
    return lowest < 0n ? 0n : lowest;
  };
  const moved = (name: string, positions: Positions, end: bigint | undefined) =>
    [...positions].map(([address, position]) => {
      const known = BigInt(before[name]?.[address] ?? 0);
      const limited = limit(position, end);
      // It falls back only with the chain: blocks that are not final are read again in any case.
      const block = known > limited && known <= reach + 1n ? known : limited;
      return [address, Number(block)] as const;
    });
  const next = { ...before };
  if (progress.size > 0) {
    const scanned = [...progress].map(([address, { start, position, isJoining }]) => {
      // What was not answered about blocks that were read for the account is in no match.
      if (isJoining && ends.agreed === undefined) return [address, Number(limit(start, undefined))] as const;
      const limited = limit(position, ends.agreed);
      return [address, Number(limited > start ? limited : start)] as const;
    });
    next[scannedName] = { ...before[scannedName], ...Object.fromEntries(scanned) };
  }
  for (const { name, positions, seen } of found) {
    if (positions.size > 0)
      next[name] = { ...before[name], ...Object.fromEntries(moved(name, positions, ends.agreed)) };
    if (seen.size === 0) continue;
    const alone = seenName(name);
    next[alone] = { ...before[alone], ...Object.fromEntries(moved(alone, seen, ends.seen)) };
  }
  return next;
}

/** The last block that was read as final, of any account; undefined where none was. */
function lastFinalOf({ next }: NetworkCursor): bigint | undefined {
  // The scanner can be ahead of the nodes that are asked here.
  const agreed = Object.entries(next).filter(([name]) => !isSeenName(name) && name !== scannedName);
  const positions = agreed.flatMap(([, byAccount]) => Object.values(byAccount));
  const first = Math.max(0, ...positions);
  return first > 0 ? BigInt(first - 1) : undefined;
}

/** Reported place of a transaction, and the node that alone reports it, if any. */
interface Named {
  readonly block: bigint;
  readonly aloneBy: number | undefined;
}

/**
 * Returns true if nodes agree that a transaction is in the block it was named with, and concerns the
 * accounts.
 */
function isToThem(
  responses: readonly (TransactionResponse | undefined)[],
  accounts: ReadonlySet<string>,
  block: bigint | undefined,
): boolean {
  const there = responses.filter(
    (response) =>
      response?.kind === 'present' &&
      response.blockNumber === block &&
      (accounts.has(response.to?.toLowerCase() ?? '') || incomingTransfersIn(response, accounts).length > 0),
  );
  return there.length >= neededOf(responses.length);
}

/**
 * Returns those first that may be final by now; equals in random order, so that each has its turn however
 * many there are.
 */
function chooseOpen(open: NetworkCursor['open'], lastFinal: bigint): string[] {
  return Object.entries(open)
    .map(([hash, { block }]) => ({ hash, rank: Number(BigInt(block) > lastFinal) + Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hash }) => hash);
}
