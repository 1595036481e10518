import type { Network } from '@everything-wallet/core/networks/networks';
import type { Ask, BatchQuery } from './RpcNodes.ts';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { EndpointError } from './EndpointError.ts';
import { NotAskedError } from './NotAskedError.ts';
import { RpcError } from './RpcError.ts';
import type { ContractCall } from './multicall3.ts';
import { multicall } from './multicall.ts';
import { batchCall } from './batchCall.ts';
import type { Head, Reading } from '../holdings/Reading.ts';
import { inTurns } from '../nfts/inTurns.ts';
import { BusyError, PictureQueue } from '../nfts/PictureQueue.ts';

/** Contracts that are asked in one call: so few another one's answer depends on. */
const CONTRACTS_PER_CALL = 8;

/** Questions of one call, for which a stranger's gas suffices many times over. */
const READS_PER_CALL = 100;

/** Calls of one exchange, and of one of those that are asked by themselves. */
const CALLS_PER_EXCHANGE = 8;
const ALONE_PER_EXCHANGE = 2;

/**
 * Bytes that are read of the answer to an exchange of several calls, and of one: twice what honest contracts answer, and a small part of
 * what others may.
 */
const MAX_BYTES = 600_000;
const MAX_OF_CALL = 300_000;

/** Exchanges with a node at the same time, on an instance and of one question: so much of its answers is in memory at once. */
const AT_ONCE = { ofNode: 6, ofQuestion: 4 };

/** Those that may wait for that, and of one who asks: contracts that burn gas keep a node busy, and whoever asks about them is one. */
const WAITING = { ofNode: 400, ofAsker: 40 };

/** Hexadecimal digits of one answer that are kept, with the prefix: more than any figure, or name that is shown, needs. */
const MAX_CACHED = 2 + 2 * 4_096;

/** Contracts that are asked once more, each by itself. */
const MAX_SINGLE = 100;

/** What a contract is asked. */
export interface ContractReads {
  /** What an honest contract answers: where there is no answer, another contract may be why. */
  readonly wanted: readonly ContractCall[];
  /** What it may have no answer to. */
  readonly facts: readonly ContractCall[];
}

/** What a node answers. */
export interface IsolatedReads {
  readonly head: Head | undefined;
  /** Whether it was asked everything: else somebody waited for their turn in vain. */
  readonly isWhole: boolean;
  /** 0x-prefixed hex; null where the contract's code failed; undefined where there is no usable answer. */
  readonly of: (call: ContractCall) => string | null | undefined;
}

/** A node of a network, and its place in the network's list. */
interface Node {
  readonly ask: Ask;
  readonly batchQuery: BatchQuery;
  readonly place: number;
  /** Who asks: a user, or the owner of a key. */
  readonly asker: string;
}

/** Who waits for each node of each network. */
const queues = new Map<string, PictureQueue>();

/**
 * Asks a node about contracts that anybody may have written, a few in each call; one that takes all the gas there is, or answers
 * megabytes, keeps no answer of another one's from being known, since who was in a call with it is asked once more, alone.
 *
 * @throws EndpointError | RpcError where the node has no usable answer to anything
 */
export async function isolatedMulticall(
  node: Node,
  network: Network,
  contracts: readonly ContractReads[],
): Promise<IsolatedReads> {
  const answers = new Map<string, string | null>();
  const first = await exchangeAll(node, network, callsOf(contracts), CALLS_PER_EXCHANGE);
  const failures = first.flatMap((each) => each.failure ?? []);
  const failure = failures.find((each) => !(each instanceof NotAskedError)) ?? failures[0];
  if (failure && first.every((each) => each.failure)) throw failure;
  keep(first, answers);
  const isDoubtful = ({ wanted }: ContractReads) =>
    wanted.some((call) => (answers.get(keyOf(call)) ?? null) === null);
  const doubtful = contracts.length > 1 ? contracts.filter(isDoubtful).slice(0, MAX_SINGLE) : [];
  const alone = doubtful.flatMap((reads) => inGroups(readsOf(reads), READS_PER_CALL));
  // Not what was said before: others were in that call.
  for (const call of alone.flat()) answers.delete(keyOf(call));
  const second = await exchangeAll(node, network, alone, ALONE_PER_EXCHANGE);
  keep(second, answers);
  return {
    head: [...first, ...second].find(({ head }) => head)?.head,
    isWhole: ![...first, ...second].some((each) => each.failure instanceof NotAskedError),
    of: (call) => answers.get(keyOf(call)),
  };
}

interface Exchanged {
  readonly calls: readonly (readonly ContractCall[])[];
  readonly head?: Head | undefined;
  readonly answers?: Reading['answers'];
  /** Why the node said nothing; one that said too much has not failed. */
  readonly failure?: EndpointError | RpcError;
}

/** Puts calls to a node, a few in each exchange; those of one whose answer is too long are put to it one by one. */
async function exchangeAll(
  node: Node,
  network: Network,
  calls: readonly (readonly ContractCall[])[],
  perExchange: number,
): Promise<readonly Exchanged[]> {
  const put = (groups: readonly (readonly (readonly ContractCall[])[])[]) =>
    inTurns(groups, AT_ONCE.ofQuestion, (group) => exchange(node, network, group));
  const together = await put(inGroups(calls, perExchange));
  const tooLong = together.filter((each) => !each.answers && !each.failure && each.calls.length > 1);
  const byOne = await put(tooLong.flatMap((each) => each.calls.map((call) => [call])));
  return [...together, ...byOne];
}

/** One exchange, when it is its turn; what it has no answer to, others have nevertheless. */
async function exchange(
  { ask, batchQuery, place, asker }: Node,
  network: Network,
  calls: readonly (readonly ContractCall[])[],
): Promise<Exchanged> {
  const mostBytes = calls.length > 1 ? MAX_BYTES : MAX_OF_CALL;
  const strangers = calls.map((reads) => ({ reads, isOfStrangers: true }));
  // The node's block is asked for in a call of its own, which no stranger can spoil.
  const groups = [{ reads: [], isOfStrangers: false }, ...strangers];
  try {
    return await queueOf(network, place).run(async () => {
      const atOnce = await multicall({ ask, batchQuery }, network, groups, 'latest', mostBytes);
      const { head, answers } =
        atOnce === 'absent' ? await batchCall(batchQuery, groups, 'latest', mostBytes) : atOnce;
      return { calls, head, answers: answers.slice(1).map((group) => group?.map(withoutItsText)) };
    }, asker);
  } catch (error) {
    if (error instanceof AnswerTooLargeError) return { calls };
    if (error instanceof BusyError) return { calls, failure: new NotAskedError({ cause: error }) };
    if (error instanceof EndpointError || error instanceof RpcError) return { calls, failure: error };
    throw error;
  }
}

function queueOf({ id }: Network, place: number): PictureQueue {
  const key = `${id} ${place}`;
  const queue =
    queues.get(key) ??
    new PictureQueue(
      { atOnce: AT_ONCE.ofNode, waiting: WAITING.ofNode },
      { atOnce: AT_ONCE.ofQuestion, waiting: WAITING.ofAsker },
    );
  queues.set(key, queue);
  return queue;
}

/** A copy: a part of a text keeps the whole of it in memory. */
function withoutItsText(answer: string | null | undefined): string | null | undefined {
  return answer && Buffer.from(answer.slice(0, MAX_CACHED), 'latin1').toString('latin1');
}

function keep(exchanged: readonly Exchanged[], answers: Map<string, string | null>): void {
  for (const { calls: groups, answers: said } of exchanged) {
    for (const [group, calls] of groups.entries()) {
      for (const [index, call] of calls.entries()) {
        const answer = said?.[group]?.[index];
        if (answer !== undefined) answers.set(keyOf(call), answer);
      }
    }
  }
}

/** The questions of a few contracts a call; those of one that is asked much in calls of its own. */
function callsOf(contracts: readonly ContractReads[]): ContractCall[][] {
  const calls: ContractCall[][] = [];
  let current: ContractCall[] = [];
  let count = 0;
  for (const contract of contracts) {
    const reads = readsOf(contract);
    if (count >= CONTRACTS_PER_CALL || (count > 0 && current.length + reads.length > READS_PER_CALL)) {
      calls.push(current);
      [current, count] = [[], 0];
    }
    const groups = inGroups(reads, READS_PER_CALL);
    if (groups.length > 1) calls.push(...groups);
    else {
      current.push(...reads);
      count += 1;
    }
  }
  return current.length > 0 ? [...calls, current] : calls;
}

function readsOf({ wanted, facts }: ContractReads): readonly ContractCall[] {
  return [...wanted, ...facts];
}

function keyOf({ to, data }: ContractCall): string {
  return `${to} ${data}`.toLowerCase();
}

function inGroups<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
