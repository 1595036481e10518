import type { Head, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { NetworkCursor } from './IncomingStore.ts';
import { orUndefinedAfter } from './orUndefinedAfter.ts';
import { seenName } from './seenName.ts';
import { MAX_LOCAL_CHAIN_BLOCKS } from './incomingLimits.ts';
import type { Positions, SourceAnswer, SourceQuestion, TransferSource } from './TransferSource.ts';

interface SourceRequest {
  readonly accounts: ReadonlySet<string>;
  readonly cursor: NetworkCursor;
  readonly reach: Head;
  readonly ms: number;
}

/** Transactions that a source found, and the blocks it has read. */
export interface SourceFindings {
  readonly name: string;
  readonly places: readonly TransactionPlace[];
  /** First unread block of each account before the scan, by the quorum. */
  readonly starts: Positions;
  /** The same after it. */
  readonly positions: Positions;
  /** First unread block by a single node, if that is further. */
  readonly seen: Positions;
  readonly isBehind: boolean;
  /** False if the source did not answer in time: then it is behind as well. */
  readonly hasAnswered: boolean;
  readonly isUnconfirmed: boolean;
}

/**
 * Continues the scan of a source.
 *
 * If only one of several nodes answers, its transfers are recorded and the next scan continues from there, but the
 * quorum position stays: once two nodes answer again, those blocks are read once more. So a node can hide a transfer only
 * while the others do not answer.
 */
export async function readSource(
  source: TransferSource,
  { accounts, cursor, reach, ms }: SourceRequest,
): Promise<SourceFindings> {
  const before = positionsBefore(source, { accounts, cursor, reach });
  const starts = startsOf(before, cursor.next[seenName(source.name)] ?? {}, reach);
  const begunAt = performance.now();
  const ask = async (question: Pick<SourceQuestion, 'positions' | 'needsTwo'>) => {
    const remaining = Math.max(0, begunAt + ms - performance.now());
    // Leaves time for the answer of the current call.
    const isLate = () => performance.now() - begunAt > ms / 2;
    try {
      return await orUndefinedAfter(source.find({ ...question, reach, isLate }), remaining);
    } catch (error) {
      if (!(error instanceof ChainUnavailableError)) throw error;
      return undefined;
    }
  };
  const newest = await ask({ positions: starts });
  const held = new Map([...before].filter(([address, position]) => starts.get(address) !== position));
  // While only one node answers for the newest blocks, older ones gain no quorum.
  const again = new Map([...held].filter(([address]) => newest && !newest.confirmed?.has(address)));
  const older = again.size > 0 ? await ask({ positions: again, needsTwo: true }) : undefined;
  const olderPositions = confirmedOf(older);
  const isProgress = [...olderPositions].some(
    ([address, position]) => position > (before.get(address) ?? 0n),
  );
  const newestPositions = [...confirmedOf(newest)].filter(([address]) => !held.has(address));
  const positions = new Map([...before, ...newestPositions, ...olderPositions]);
  const read = newest?.positions ?? starts;
  const seen = new Map([...read].filter(([address, next]) => next > (positions.get(address) ?? next)));
  return {
    name: source.name,
    places: [newest, older].flatMap((answer) => answer?.places ?? []),
    starts: before,
    positions,
    seen,
    // If one source fails, the others continue; it resumes at its position.
    isBehind: newest === undefined || newest.isBehind || (older?.isBehind === true && isProgress),
    hasAnswered: newest !== undefined,
    isUnconfirmed: seen.size > 0,
  };
}

/** Positions by the blocks with a quorum. */
function positionsBefore(
  source: TransferSource,
  { accounts, cursor, reach }: Pick<SourceRequest, 'accounts' | 'cursor' | 'reach'>,
): Positions {
  const known = cursor.next[source.name] ?? {};
  return new Map(
    [...accounts].map((address) => {
      const next = known[address];
      // Only final blocks are passed, so a shorter chain is another one, such as a restarted local chain.
      const isOther =
        next !== undefined && BigInt(next) > reach.number + 1n && BigInt(next) <= MAX_LOCAL_CHAIN_BLOCKS;
      const position = next === undefined || isOther ? source.firstBlock(reach.number) : BigInt(next);
      return [address, position > reach.number ? reach.number + 1n : position] as const;
    }),
  );
}

/** Positions from which the source continues: those of a single node, if further. */
function startsOf(before: Positions, seenBefore: Readonly<Record<string, number>>, reach: Head): Positions {
  return new Map(
    [...before].map(([address, position]) => {
      const seen = BigInt(seenBefore[address] ?? 0);
      // Blocks beyond the head were invented.
      return [address, seen > position && seen <= reach.number + 1n ? seen : position] as const;
    }),
  );
}

/** Positions of an answer, by the blocks with a quorum. */
function confirmedOf(answer: SourceAnswer | undefined): Positions {
  return new Map(
    [...(answer?.positions ?? [])].map(([address, next]) => [
      address,
      answer?.confirmed?.get(address) ?? next,
    ]),
  );
}
