import type { Network } from '@everything-wallet/core/networks/networks';
import { DeadlineError } from '../../errors/DeadlineError.ts';
import { withDeadline } from '../../errors/withDeadline.ts';
import type { Head, Ledger, TransactionPlace, Witness } from '../chain/Ledger.ts';
import { ChainUnavailableError } from '../chain/ChainUnavailableError.ts';
import { arrivalsIn } from './arrivalsIn.ts';
import type { NetworkCursor, OpenArrival } from './IncomingStore.ts';
import { judgeWitnesses, type ArrivalVerdict } from './judgeWitnesses.ts';
import { reachOf } from './reachOf.ts';
import { SHORT_CHAIN } from './SHORT_CHAIN.ts';
import type { TransferSource } from './TransferSource.ts';

/** Transactions that nodes are asked about with one look. */
const MOST_TRANSACTIONS = 60;

/** Of these, how many that one node names and another one does not, of each such node: it may invent as many as it likes. */
const MOST_ALONE = 20;

/** Transactions that are asked about at the same time. */
const LANES = 4;

/** Beyond so many transfers that are not final, nothing new is read until some are: a cursor is one document. */
const MOST_OPEN = 1_000;

/** Transfers after which a look asks about no more transactions. */
const MOST_FOUND = 500;

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
  /** Whether one node alone of several answered about some blocks, which are read again. */
  readonly isUnconfirmed: boolean;
}

/** How long a look may take, in ms. */
export interface LookLimits {
  /** After this nothing more is read by the sources; what one is in the midst of then is read by the next look. */
  readonly sourcesMs: number;
  /** After this no more transactions are asked about, and those that are not answered are asked about by the next look. */
  readonly lookMs: number;
}

interface LookRequest {
  readonly network: Network;
  readonly ledger: Ledger;
  readonly sources: readonly TransferSource[];
  /** Addresses in lower case. */
  readonly accounts: ReadonlySet<string>;
  /** Those of them for which something new is looked for. */
  readonly reading: ReadonlySet<string>;
  readonly cursor: NetworkCursor;
  /** Whether a transaction is settled, and there is nothing to be learnt of it unless its block may still go. */
  readonly isDone: (txHash: string) => boolean;
  readonly limits: LookLimits;
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
  const { network, ledger, sources, accounts, reading, cursor, isDone, limits, now } = request;
  const begunAt = performance.now();
  const remaining = (ms: number) => Math.max(0, begunAt + ms - performance.now());
  const final = lastFinalOf(cursor);
  const { blockSeconds } = network;
  const reach = reachOf(await ledger.getHeads(), { now: now / 1_000, blockSeconds, final });
  if (!reach) throw new ChainUnavailableError();
  const depth = BigInt(network.confirmations);
  const openCount = Object.values(cursor.open).flatMap(({ places }) => Object.keys(places)).length;
  const isFull = openCount >= MOST_OPEN;
  const found =
    isFull || reading.size === 0
      ? []
      : await Promise.all(
          sources.map((source) =>
            readOn(source, { accounts: reading, cursor, reach, ms: remaining(limits.sourcesMs) }),
          ),
        );
  const fresh = new Map<string, Named>();
  const settled = new Set<string>();
  for (const { txHash, blockNumber, aloneBy } of found.flatMap((answer) => answer.places)) {
    if (cursor.open[txHash] !== undefined) continue;
    if (isDone(txHash)) {
      // It brought nothing, in a block that may still be replaced by one in which it does.
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
  const named = inOrder.filter(([, { aloneBy }]) => aloneBy === undefined).slice(0, MOST_TRANSACTIONS);
  // Each by its own share: what one invents leaves room for what only another one tells.
  const alone = [...new Set(inOrder.flatMap(([, { aloneBy }]) => aloneBy ?? []))].map((node) => ({
    node,
    places: inOrder.filter(([, { aloneBy }]) => aloneBy === node).slice(0, MOST_ALONE),
  }));
  const taken = [...named, ...alone.flatMap(({ places }) => places)].map(([hash]) => hash);
  const others = [...chooseOpen(cursor.open, reach.number - depth), ...settled].slice(
    0,
    Math.max(MOST_TRANSACTIONS - taken.length, LANES),
  );

  const queue = [...taken, ...others];
  const answered: Examined[] = [];
  const isTrue = new Set<string>();
  let transfers = 0;
  const isOver = () => transfers >= MOST_FOUND || remaining(limits.lookMs) === 0;
  const work = async () => {
    for (let txHash = queue.shift(); txHash !== undefined && !isOver(); txHash = queue.shift()) {
      const before = cursor.open[txHash];
      const recordedBlock = before ? BigInt(before.block) : fresh.get(txHash)?.block;
      // No node that keeps up is so far: whoever names a block beyond it names none.
      const said = (await ledger.getWitnesses(txHash)).map((witness) =>
        witness?.kind === 'present' && witness.blockNumber > reach.number + depth ? undefined : witness,
      );
      const verdict = judgeWitnesses(said, accounts, network.confirmations, recordedBlock);
      if (isToThem(said, accounts, fresh.get(txHash)?.block)) isTrue.add(txHash);
      if (verdict.kind === 'arrivals') transfers += verdict.arrivals.length;
      answered.push({ txHash, before, verdict });
    }
  };
  await inTime(Promise.all(Array.from({ length: LANES }, work)), remaining(limits.lookMs));
  // What comes after the time is over is none of this look.
  const examined = [...answered];

  // What nobody could answer for is read again, and so is what was too much for one look. Of what one node alone names no more is
  // waited for than its word has been found good for: else one that invents would stop all reading.
  const judged = new Map(examined.map(({ txHash, verdict }) => [txHash, verdict]));
  const good = new Set<number | undefined>([undefined]);
  for (const { node, places } of alone) {
    if (places.some(([txHash]) => isTrue.has(txHash) || judged.get(txHash)?.kind !== 'nothing'))
      good.add(node);
  }
  const isLeft = ([txHash, { aloneBy }]: readonly [string, Named]) =>
    (judged.get(txHash)?.kind ?? 'silence') === 'silence' && good.has(aloneBy);
  const end = inOrder.find(isLeft)?.[1].block;
  const lastSettled = reach.number + 1n - depth;
  const next = { ...cursor.next };
  const isCatchingUp = isFull || end !== undefined || found.some(({ isBehind }) => isBehind);
  for (const { name, positions } of found) {
    const moved = [...positions].map(([address, position]) => {
      const known = BigInt(cursor.next[name]?.[address] ?? 0);
      const limits = [position, lastSettled, ...(end === undefined ? [] : [end])];
      const lowest = limits.reduce((one, other) => (one < other ? one : other));
      const limited = lowest < 0n ? 0n : lowest;
      // It falls back only with the chain: what is not final is read again in any case.
      const kept = known > limited && known <= reach.number + 1n ? known : limited;
      return [address, Number(kept)] as const;
    });
    next[name] = { ...cursor.next[name], ...Object.fromEntries(moved) };
  }
  const isUnconfirmed = found.some((answer) => answer.isUnconfirmed === true);
  return { examined, next, isCatchingUp, isUnconfirmed };
}

/** The last block that was read as final, of any account; undefined where none was. */
function lastFinalOf({ next }: NetworkCursor): bigint | undefined {
  const positions = Object.values(next).flatMap((byAccount) => Object.values(byAccount));
  const first = Math.max(0, ...positions);
  return first > 0 ? BigInt(first - 1) : undefined;
}

/** Where a transaction is said to be, and which node says so alone, if one does. */
interface Named {
  readonly block: bigint;
  readonly aloneBy: number | undefined;
}

/** Whether nodes agree that a transaction is in the block it was named with, and has to do with the accounts. */
function isToThem(
  said: readonly (Witness | undefined)[],
  accounts: ReadonlySet<string>,
  block: bigint | undefined,
): boolean {
  const there = said.filter(
    (witness) =>
      witness?.kind === 'present' &&
      witness.blockNumber === block &&
      (accounts.has(witness.to?.toLowerCase() ?? '') || arrivalsIn(witness, accounts).length > 0),
  );
  return there.length >= Math.min(2, said.length);
}

/** Waits for something so long at most; undefined when it takes longer. */
async function inTime<Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | undefined> {
  try {
    return await withDeadline(answer, ms);
  } catch (error) {
    if (error instanceof DeadlineError) return undefined;
    throw error;
  }
}

interface SourceRequest {
  readonly accounts: ReadonlySet<string>;
  readonly cursor: NetworkCursor;
  readonly reach: Head;
  readonly ms: number;
}

interface SourceFindings {
  readonly name: string;
  readonly places: readonly TransactionPlace[];
  readonly positions: ReadonlyMap<string, bigint>;
  readonly isBehind: boolean;
  readonly isUnconfirmed?: boolean;
}

async function readOn(
  source: TransferSource,
  { accounts, cursor, reach, ms }: SourceRequest,
): Promise<SourceFindings> {
  const known = cursor.next[source.name] ?? {};
  const positions = new Map(
    [...accounts].map((address) => {
      const next = known[address];
      // Only what is final is passed: a short chain that ends before it is another one, as on a developer's machine.
      const isOther = next !== undefined && BigInt(next) > reach.number + 1n && BigInt(next) <= SHORT_CHAIN;
      const position = next === undefined || isOther ? source.firstBlock(reach.number) : BigInt(next);
      return [address, position > reach.number ? reach.number + 1n : position] as const;
    }),
  );
  // The others go on; this one begins where it was.
  const none = { name: source.name, places: [], positions, isBehind: true };
  const begunAt = performance.now();
  // Something is left for the answer that is under way.
  const isLate = () => performance.now() - begunAt > ms / 2;
  try {
    const answer = await inTime(source.find({ positions, reach, isLate }), ms);
    return answer ? { name: source.name, ...answer } : none;
  } catch (error) {
    if (!(error instanceof ChainUnavailableError)) throw error;
    return none;
  }
}

/** Those first that may be final by now; among equals the luck of the draw, so that each has its turn however many there are. */
function chooseOpen(open: NetworkCursor['open'], lastFinal: bigint): string[] {
  return Object.entries(open)
    .map(([hash, { block }]) => ({ hash, rank: Number(BigInt(block) > lastFinal) + Math.random() }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ hash }) => hash);
}
