import type { TransactionPlace } from '../chain/Ledger.ts';
import type { NetworkCursor } from './IncomingStore.ts';
import { readScanned, type ScannedQuestion } from './readScanned.ts';
import { readSource, type SourceFindings } from './readSource.ts';
import { scannedName } from './scannedName.ts';
import type { ScannedTransfers } from './ScannedTransfers.ts';
import type { Positions, TransferSource } from './TransferSource.ts';

/** Sources of a network, and the accounts to read. */
export interface SourcesRequest extends ScannedQuestion {
  readonly sources: readonly TransferSource[];
  /** The transfers that the network's scanner found; absent where none runs. */
  readonly scanned: ScannedTransfers | undefined;
  readonly cursor: NetworkCursor;
  readonly ms: number;
}

/** Progress of an account in the matches of the network's scanner. */
interface ScannedProgress {
  /** The first unread block. */
  readonly start: bigint;
  /** The first unread block afterwards. */
  readonly position: bigint;
  /**
   * True if this scan has read all blocks up to a head that the scanner has too. From then on matches are enough: after a reorg, the
   * scanner compares the new blocks with the account.
   */
  readonly isJoining: boolean;
}

/** Findings of all sources. */
export interface SourcesFindings {
  readonly found: readonly SourceFindings[];
  /** Transactions that the network's scanner found; they are in `found` too. */
  readonly matches: readonly TransactionPlace[];
  /** Progress of the accounts that the network's scanner watches. */
  readonly progress: ReadonlyMap<string, ScannedProgress>;
  /** True if the scanner finds all that comes to the accounts from now on. */
  readonly isWatched: boolean;
}

/** Findings where nothing is read. */
export const noFindings: SourcesFindings = { found: [], matches: [], progress: new Map(), isWatched: false };

/**
 * Reads the sources of a network. For accounts that its scanner watches, reads matches instead of blocks once all earlier blocks are
 * read.
 */
export async function readSources(request: SourcesRequest): Promise<SourcesFindings> {
  const { sources, accounts, cursor, reach, ms } = request;
  if (accounts.size === 0) return noFindings;
  const scanned = await readScanned(request.scanned, request);
  const isCovered = (source: TransferSource, address: string) => {
    const start = scanned.starts.get(address);
    return source.readsBlocks === true && start !== undefined && positionIn(cursor, source, address) >= start;
  };
  const found = await Promise.all(
    sources.map(async (source): Promise<SourceFindings> => {
      const covered = [...accounts].filter((address) => isCovered(source, address));
      const left = new Set([...accounts].filter((address) => !covered.includes(address)));
      const positions = new Map(covered.map((address) => [address, scanned.positions.get(address) ?? 0n]));
      if (left.size === 0) return findingsOf(source.name, positions);
      const findings = await readSource(source, { accounts: left, cursor, reach, ms });
      return { ...findings, positions: new Map([...findings.positions, ...positions]) };
    }),
  );
  const readers = sources.flatMap((source, index) => {
    const positions = found[index]?.positions;
    return source.readsBlocks && positions ? [{ source, positions }] : [];
  });
  const isWatched = (address: string) => readers.every(({ source }) => isCovered(source, address));
  const progressOf = (address: string, start: bigint): ScannedProgress => {
    if (isWatched(address)) {
      return { start, position: scanned.positions.get(address) ?? start, isJoining: false };
    }
    const isRead = readers.every(
      ({ source, positions }) => isCovered(source, address) || (positions.get(address) ?? 0n) > reach.number,
    );
    const isJoining = scanned.hasHead && isRead && start <= reach.number + 1n;
    return { start, position: start, isJoining };
  };
  return {
    found: [
      ...found,
      { ...findingsOf(scannedName, new Map()), places: scanned.places, isBehind: scanned.isBehind },
    ],
    matches: scanned.places,
    progress: new Map([...scanned.starts].map(([address, start]) => [address, progressOf(address, start)])),
    isWatched: !scanned.isBehind && [...accounts].every(isWatched),
  };
}

function positionIn({ next }: NetworkCursor, { name }: TransferSource, address: string): bigint {
  return BigInt(next[name]?.[address] ?? -1);
}

function findingsOf(name: string, positions: Positions): SourceFindings {
  return {
    ...{ name, places: [], starts: new Map(), positions, seen: new Map() },
    ...{ isBehind: false, hasAnswered: true, isUnconfirmed: false },
  };
}
