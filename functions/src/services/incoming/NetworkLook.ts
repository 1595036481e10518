import type { Network } from '@everything-wallet/core/networks/networks';
import type { Head, Ledger, TransactionPlace } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import type { NetworkCursor, OpenArrival } from './IncomingStore.ts';
import { judgeWitnesses, type ArrivalVerdict } from './judgeWitnesses.ts';
import { reachOf } from './reachOf.ts';
import type { TransferSource } from './TransferSource.ts';

/** Transactions that nodes are asked about with one look; those of one block belong together, however many they are. */
const MOST_TRANSACTIONS = 60;

/** Transactions that are asked about at the same time. */
const LANES = 4;

/** Beyond so many that are not final, nothing new is read until some are: a cursor is one document. */
const MOST_OPEN = 2_000;

/** A transaction that was asked about, and what the nodes say. */
export interface Examined {
  readonly txHash: string;
  readonly before: OpenArrival | undefined;
  readonly verdict: ArrivalVerdict;
}

/** What a look at a network brought. */
export interface NetworkFindings {
  readonly examined: readonly Examined[];
  readonly next: NetworkCursor['next'];
  readonly isCatchingUp: boolean;
}

interface LookRequest {
  readonly network: Network;
  readonly ledger: Ledger;
  readonly sources: readonly TransferSource[];
  /** Addresses in lower case. */
  readonly accounts: ReadonlySet<string>;
  readonly cursor: NetworkCursor;
  /** Whether nothing is to be learnt of a transaction that is so deep, since it is recorded for good. */
  readonly isDone: (txHash: string) => boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Looks for what came in to some accounts of a network: has the sources read on, and asks the nodes what the transactions brought,
 * and the ones that were not final.
 *
 * A position moves only past blocks whose transactions were asked about and answered. What fails leaves it where it is.
 *
 * @throws ChainUnavailableError when no node answers
 */
export async function lookAtNetwork(request: LookRequest): Promise<NetworkFindings> {
  const { network, ledger, sources, accounts, cursor, isDone, now } = request;
  const reach = reachOf(await ledger.getHeads(), now / 1_000);
  if (!reach) throw new ChainUnavailableError();
  const depth = BigInt(network.confirmations);
  const isFull = Object.keys(cursor.open).length >= MOST_OPEN;
  const found = isFull
    ? []
    : await Promise.all(sources.map((source) => readOn(source, { accounts, cursor, reach, depth })));
  const places = found.flatMap((answer) => answer.places);
  const blocks = new Map<string, bigint>();
  for (const { txHash, blockNumber } of places) {
    if (cursor.open[txHash] !== undefined) continue;
    if (reach.number - blockNumber + 1n >= depth && isDone(txHash)) continue;
    const known = blocks.get(txHash);
    if (known === undefined || blockNumber < known) blocks.set(txHash, blockNumber);
  }
  const inOrder = [...blocks].sort(([, one], [, other]) => Number(one - other));
  const last = inOrder[MOST_TRANSACTIONS - 1]?.[1];
  const taken = inOrder.filter(([, block]) => last === undefined || block <= last).map(([hash]) => hash);
  const others = chooseOpen(cursor.open, reach.number - depth).slice(
    0,
    Math.max(MOST_TRANSACTIONS - taken.length, LANES),
  );

  const queue = [...taken, ...others];
  const examined: Examined[] = [];
  const work = async () => {
    for (let txHash = queue.shift(); txHash !== undefined; txHash = queue.shift()) {
      const before = cursor.open[txHash];
      const recordedBlock = before ? BigInt(before.block) : blocks.get(txHash);
      const said = await ledger.getWitnesses(txHash);
      const verdict = judgeWitnesses(said, accounts, network.confirmations, recordedBlock);
      examined.push({ txHash, before, verdict });
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));

  // What nobody could answer for is read again, and so is what was too much for one look.
  const unanswered = examined
    .filter(({ before, verdict }) => verdict.kind === 'silence' && !before)
    .map(({ txHash }) => blocks.get(txHash))
    .filter((block) => block !== undefined);
  const ends = [...unanswered, ...(last !== undefined && taken.length < inOrder.length ? [last + 1n] : [])];
  const end = ends.length === 0 ? undefined : ends.reduce((one, other) => (one < other ? one : other));
  const next = { ...cursor.next };
  const isCatchingUp = isFull || end !== undefined || found.some(({ isBehind }) => isBehind);
  for (const { name, positions } of found) {
    const moved = [...positions].map(([address, position]) => {
      const before = BigInt(cursor.next[name]?.[address] ?? 0);
      const limited = end !== undefined && position > end ? end : position;
      // It falls back only with the chain: the last blocks before it are read again in any case.
      const kept = before > limited && before <= reach.number + depth ? before : limited;
      return [address, Number(kept)] as const;
    });
    next[name] = { ...cursor.next[name], ...Object.fromEntries(moved) };
  }
  return { examined, next, isCatchingUp };
}

interface SourceRequest {
  readonly accounts: ReadonlySet<string>;
  readonly cursor: NetworkCursor;
  readonly reach: Head;
  readonly depth: bigint;
}

async function readOn(
  source: TransferSource,
  { accounts, cursor, reach, depth }: SourceRequest,
): Promise<{
  readonly name: string;
  readonly places: readonly TransactionPlace[];
  readonly positions: ReadonlyMap<string, bigint>;
  readonly isBehind: boolean;
}> {
  const known = cursor.next[source.name] ?? {};
  const positions = new Map(
    [...accounts].map((address) => {
      const next = known[address];
      // A chain that is shorter by more than a reorganisation is another one, as on a developer's machine.
      const isOther = next !== undefined && BigInt(next) > reach.number + depth;
      const position = next === undefined || isOther ? source.firstBlock(reach.number) : BigInt(next);
      return [address, position > reach.number ? reach.number + 1n : position] as const;
    }),
  );
  try {
    return { name: source.name, ...(await source.find({ positions, reach })) };
  } catch (error) {
    if (!(error instanceof ChainUnavailableError)) throw error;
    // The others go on; this one begins where it was.
    return { name: source.name, places: [], positions, isBehind: true };
  }
}

/** Those first that may be final by now; among equals the luck of the draw, so that each has its turn however many there are. */
function chooseOpen(open: NetworkCursor['open'], lastFinal: bigint): string[] {
  return Object.entries(open)
    .map(([hash, { block }]) => ({ hash, rank: Number(BigInt(block) > lastFinal) + Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hash }) => hash);
}
