import type { Network } from '@everything-wallet/core/networks/networks';
import { Limiter } from '@everything-wallet/core/concurrency/Limiter';
import { LimiterFullError } from '@everything-wallet/core/concurrency/LimiterFullError';
import { mapConcurrently } from '@everything-wallet/core/concurrency/mapConcurrently';
import type { Ask, BatchQuery } from './RpcNodes.ts';
import { AnswerTooLargeError } from './AnswerTooLargeError.ts';
import { EndpointError } from './EndpointError.ts';
import { NotAskedError } from './NotAskedError.ts';
import { RpcError } from './RpcError.ts';
import { inGroups } from './inGroups.ts';
import type { ContractCall } from './multicall3.ts';
import { readKey } from './readKey.ts';
import { multicall } from './multicall.ts';
import { batchCall } from './batchCall.ts';
import type { Head, Reading } from '../holdings/Reading.ts';

/** Contracts per call: one contract can affect only so few other answers. */
const CONTRACTS_PER_CALL = 8;

/** Questions of one call, for which a stranger's gas suffices many times over. */
const READS_PER_CALL = 100;

/** Calls per exchange, and per exchange of contracts asked alone. */
const CALLS_PER_EXCHANGE = 8;
const ALONE_PER_EXCHANGE = 2;

/**
 * Maximum bytes read of a response to several calls, and to one: twice what honest contracts return, and a
 * small part of what others may.
 */
const MAX_BYTES = 600_000;
const MAX_OF_CALL = 300_000;

/** Exchanges with a node on an instance: the answers of so many are in memory at once. */
const OF_NODE = { concurrency: 6, maxWaiting: 400 };

/** Exchanges of one question. */
const MAX_CONCURRENT = 4;

/** Exchanges of one asker: gas-burning contracts occupy a node, and their asker must not fill the queue. */
const OF_ASKER = { concurrency: MAX_CONCURRENT, maxWaiting: 40 };

/** Hexadecimal digits cached per answer, with the prefix: more than any number or displayed name needs. */
const MAX_CACHED = 2 + 2 * 4_096;

/** Maximum contracts that are retried alone. */
const MAX_RETRIED = 100;

/** Reads of one contract. */
export interface ContractReads {
  /** Reads that an honest contract answers: a missing answer may be another contract's fault. */
  readonly wanted: readonly ContractCall[];
  /** Reads that may have no answer. */
  readonly facts: readonly ContractCall[];
}

/** A node's answers. */
export interface IsolatedReads {
  readonly head: Head | undefined;
  /** True if the node was asked everything; else a request waited for its turn in vain. */
  readonly isWhole: boolean;
  /** 0x-prefixed hex; null where the contract's code failed; undefined where there is no usable answer. */
  readonly of: (call: ContractCall) => string | null | undefined;
}

/** A node of a network, and its index in the network's list. */
interface Node {
  readonly ask: Ask;
  readonly batchQuery: BatchQuery;
  readonly nodeIndex: number;
  /** Asker: a user, or the owner of an API key. */
  readonly asker: string;
}

/** Limiter of each node of each network. */
const limiters = new Map<string, Limiter>();

/**
 * Reads untrusted contracts from a node, a few in each call. A contract that burns all gas or returns
 * megabytes hides no other answer, since the others in its call are retried alone.
 *
 * @throws EndpointError | RpcError if the node has no usable answer to anything
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
    wanted.some((call) => (answers.get(readKey(call)) ?? null) === null);
  const doubtful = contracts.length > 1 ? contracts.filter(isDoubtful).slice(0, MAX_RETRIED) : [];
  const alone = doubtful.flatMap((reads) => inGroups(readsOf(reads), READS_PER_CALL));
  // Earlier answers do not count: other contracts were in that call.
  for (const call of alone.flat()) answers.delete(readKey(call));
  const second = await exchangeAll(node, network, alone, ALONE_PER_EXCHANGE);
  keep(second, answers);
  return {
    head: [...first, ...second].find(({ head }) => head)?.head,
    isWhole: ![...first, ...second].some((each) => each.failure instanceof NotAskedError),
    of: (call) => answers.get(readKey(call)),
  };
}

interface Exchanged {
  readonly calls: readonly (readonly ContractCall[])[];
  readonly head?: Head | undefined;
  readonly answers?: Reading['answers'];
  /** Reason that the node gave no answer; a node whose response was too long has not failed. */
  readonly failure?: EndpointError | RpcError;
}

/**
 * Sends calls to a node, a few in each exchange; splits an exchange whose response is too long into single
 * calls.
 */
async function exchangeAll(
  node: Node,
  network: Network,
  calls: readonly (readonly ContractCall[])[],
  perExchange: number,
): Promise<readonly Exchanged[]> {
  const put = (groups: readonly (readonly (readonly ContractCall[])[])[]) =>
    mapConcurrently(groups, MAX_CONCURRENT, (group) => exchange(node, network, group));
  const together = await put(inGroups(calls, perExchange));
  const tooLong = together.filter((each) => !each.answers && !each.failure && each.calls.length > 1);
  const byOne = await put(tooLong.flatMap((each) => each.calls.map((call) => [call])));
  return [...together, ...byOne];
}

/** Runs one exchange in its turn; a missing answer does not affect the others. */
async function exchange(
  { ask, batchQuery, nodeIndex, asker }: Node,
  network: Network,
  calls: readonly (readonly ContractCall[])[],
): Promise<Exchanged> {
  const maxBytes = calls.length > 1 ? MAX_BYTES : MAX_OF_CALL;
  const strangers = calls.map((reads) => ({ reads, isOfStrangers: true }));
  // The node's block is read in a call of its own, which no untrusted contract can spoil.
  const groups = [{ reads: [], isOfStrangers: false }, ...strangers];
  try {
    return await limiterOf(network, nodeIndex).run(
      async () => {
        const atOnce = await multicall({ ask, batchQuery }, network, groups, 'latest', maxBytes);
        const { head, answers } =
          atOnce === 'absent' ? await batchCall(batchQuery, groups, 'latest', maxBytes) : atOnce;
        return { calls, head, answers: answers.slice(1).map((group) => group?.map(withoutItsText)) };
      },
      { caller: asker },
    );
  } catch (error) {
    if (error instanceof AnswerTooLargeError) return { calls };
    if (error instanceof LimiterFullError) return { calls, failure: new NotAskedError({ cause: error }) };
    if (error instanceof EndpointError || error instanceof RpcError) return { calls, failure: error };
    throw error;
  }
}

function limiterOf({ id }: Network, nodeIndex: number): Limiter {
  const key = `${id} ${nodeIndex}`;
  const limiter = limiters.get(key) ?? new Limiter(OF_NODE, OF_ASKER);
  limiters.set(key, limiter);
  return limiter;
}

/** Copies a text: a slice would retain the whole text in memory. */
function withoutItsText(answer: string | null | undefined): string | null | undefined {
  return answer && Buffer.from(answer.slice(0, MAX_CACHED), 'latin1').toString('latin1');
}

function keep(exchanged: readonly Exchanged[], answers: Map<string, string | null>): void {
  for (const { calls: groups, answers: values } of exchanged) {
    for (const [group, calls] of groups.entries()) {
      for (const [index, call] of calls.entries()) {
        const answer = values?.[group]?.[index];
        if (answer !== undefined) answers.set(readKey(call), answer);
      }
    }
  }
}

/** Groups the reads of a few contracts into a call; contracts with many reads get calls of their own. */
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
