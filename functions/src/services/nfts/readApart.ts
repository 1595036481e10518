import type { Network } from '@everything-wallet/core/networks/networks';
import type { Ask, AskTogether } from '../chain/RpcNodes.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { readAtOnce } from '../holdings/readAtOnce.ts';
import { readInTurn } from '../holdings/readInTurn.ts';
import type { Head } from '../holdings/Reading.ts';

/** Contracts that are asked in one call: so few another one's answer depends on. */
const CONTRACTS_PER_CALL = 8;

/** Questions of one call, for which a stranger's gas suffices many times over. */
const READS_PER_CALL = 100;

/** Calls of one exchange: more might together be answered with more than is read. */
const CALLS_PER_EXCHANGE = 8;

/** The same of those that are asked by themselves, of which each may be as bad as it can. */
const ALONE_PER_EXCHANGE = 2;

/** Contracts that are asked once more, each by itself. */
const MOST_ALONE = 100;

/** What a contract is asked. */
export interface ContractReads {
  /** What an honest contract answers: where there is no answer, another contract may be why. */
  readonly wanted: readonly ContractCall[];
  /** What it may have no answer to. */
  readonly facts: readonly ContractCall[];
}

/** What a node answers. */
export interface ApartReading {
  readonly head: Head | undefined;
  /** 0x-prefixed hex; null where the contract's code failed; undefined where there is no usable answer. */
  readonly of: (call: ContractCall) => string | null | undefined;
}

/**
 * Asks a node about contracts that anybody may have written, a few in each call; one that takes all the gas there is, or answers
 * megabytes, keeps no answer of another one's from being known, since who was in a call with it is asked once more, alone.
 *
 * @throws EndpointError where the node has no usable answer to anything
 */
export async function readApart(
  node: { readonly ask: Ask; readonly askTogether: AskTogether },
  network: Network,
  contracts: readonly ContractReads[],
): Promise<ApartReading> {
  const answers = new Map<string, string | null>();
  const first = await exchange(node, network, callsOf(contracts));
  keep(first, answers);
  const isDoubtful = ({ wanted }: ContractReads) =>
    wanted.some((call) => (answers.get(keyOf(call)) ?? null) === null);
  const doubtful = contracts.length > 1 ? contracts.filter(isDoubtful).slice(0, MOST_ALONE) : [];
  const alone = doubtful.flatMap((reads) => inGroups(readsOf(reads), READS_PER_CALL));
  // Not what was said before: others were in that call.
  for (const call of alone.flat()) answers.delete(keyOf(call));
  keep(await exchange(node, network, alone, ALONE_PER_EXCHANGE), answers);
  return { head: first.find(({ head }) => head)?.head, of: (call) => answers.get(keyOf(call)) };
}

interface Exchanged {
  readonly head: Head | undefined;
  readonly reads: readonly (readonly ContractCall[])[];
  readonly answers: readonly (readonly (string | null | undefined)[] | undefined)[];
}

/** Puts calls to a node, a few in each exchange; what one of them has no answer to, the others have nevertheless. */
async function exchange(
  { ask, askTogether }: { readonly ask: Ask; readonly askTogether: AskTogether },
  network: Network,
  calls: readonly (readonly ContractCall[])[],
  perExchange = CALLS_PER_EXCHANGE,
): Promise<Exchanged[]> {
  if (calls.length === 0) return [];
  const failures: unknown[] = [];
  const exchanged = await Promise.all(
    inGroups(calls, perExchange).map(async (reads): Promise<Exchanged[]> => {
      const strangers = reads.map((group) => ({ reads: group, isOfStrangers: true }));
      // The node's block is asked for in a call of its own, which no stranger can spoil.
      const groups = [{ reads: [], isOfStrangers: false }, ...strangers];
      try {
        const atOnce = await readAtOnce({ ask, askTogether }, network, groups, 'latest');
        const { head, answers } =
          atOnce === 'absent' ? await readInTurn(askTogether, groups, 'latest') : atOnce;
        return [{ head, reads, answers: answers.slice(1) }];
      } catch (error) {
        if (!(error instanceof EndpointError || error instanceof RpcError)) throw error;
        failures.push(error);
        return [];
      }
    }),
  );
  const given = exchanged.flat();
  if (given.length === 0) throw failures[0];
  return given;
}

function keep(exchanged: readonly Exchanged[], answers: Map<string, string | null>): void {
  for (const { reads, answers: groups } of exchanged) {
    for (const [group, calls] of reads.entries()) {
      for (const [index, call] of calls.entries()) {
        const answer = groups[group]?.[index];
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
