import type { Watched } from '@everything-wallet/core/schemas/simulation';
import type { Network } from '@everything-wallet/core/networks/networks';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { refusalOf } from '../chain/refusalOf.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { isCallRevert } from '../chain/isCallRevert.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { askBlock, type SeenBlock } from './askBlock.ts';
import { rpcCallFields } from './rpcCallFields.ts';
import type { CallRun, Readings } from './CallRun.ts';
import type { Effect, NodeResponse, Receipt } from './Effect.ts';
import { effectsInLogs, type LoggedEffects } from './effectsInLogs.ts';
import { measure, type Measured } from './measure.ts';
import { CALL_BYTES, probeCall } from './probeCall.ts';
import type { SimulatedSequence } from './SimulatedSequence.ts';
import { simulateCalls, type Surroundings } from './simulateCalls.ts';
import { traceCall, type Traced } from './traceCall.ts';
import { watchKey } from './watchKey.ts';
import { readStates } from './readStates.ts';
import { readOf } from './watchReads.ts';
import { lowerBytesSchema } from '../chain/rpcSchemas.ts';

/** JSON-RPC's code for a method that a node does not have. */
const NO_METHOD = -32601;

/** Digits of a call's output if not all of it is read, with the prefix. */
const READ_DIGITS = 2 + 2 * CALL_BYTES;

/** In the order of preference. */
const ways = ['simulate', 'trace', 'call'] as const;

/** Run of calls on a node: the method, the result of each, and the state they are based on. */
export interface NodeRun {
  readonly way: (typeof ways)[number];
  /** Block on top of which they were run, as in eth_call. */
  readonly block: string;
  readonly seen: SeenBlock & Surroundings;
  /** In the order of the calls. */
  readonly ran: readonly RanCall[];
}

/** Result of one call on a node. */
interface RanCall {
  readonly run: CallRun;
  /** State after a traced call; undefined if the node does not report it. */
  readonly traced: Traced | undefined;
  readonly logged: LoggedEffects;
  /** True if its logs are included. */
  readonly isWhole: boolean;
  readonly lacksCoin: boolean;
}

const nothing = { output: undefined, gasUsed: undefined, logs: [] } as const;
const noEffects: LoggedEffects = { effects: new Map(), contracts: [], isKnown: true };

/**
 * Has a node run calls, one after the other, in the best way that it knows: `eth_simulateV1`, else `debug_traceCall`, else `eth_call`; on top of the pending
 * block where it has one, else of the latest.
 *
 * @param block its number as JSON-RPC takes it; undefined for the pending one
 * @throws RpcError | EndpointError where it does so in none of them
 */
export async function runOnNode(
  ask: Ask,
  calls: SimulatedSequence,
  { wrappedCoin }: Pick<Network, 'wrappedCoin'>,
  surroundings: Surroundings,
  block?: string,
): Promise<NodeRun> {
  const seen = { ...(await askBlock(ask, block ?? 'latest')), ...surroundings };
  const refusals: RpcError[] = [];
  for (const way of ways) {
    // Nodes trace on top of blocks that there are.
    for (const one of block === undefined && way !== 'trace' ? ['pending', seen.number] : [seen.number]) {
      const begun = { way, block: one, seen } as const;
      try {
        const runs = await runBy(way, ask, calls, one, seen);
        const ran = runs.map(({ run, ...rest }): RanCall => {
          const logged = effectsInLogs(run.logs, calls[0].from, wrappedCoin);
          if (logged === undefined) throw new RpcError(0, 'too many changes to read');
          return { run, ...rest, logged };
        });
        return { ...begun, ran };
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        // A contract's own error may use the same words.
        if (!isCallRevert(error) && refusalOf(error.text) === 'insufficientFunds') {
          // Which of them lacks it is unknown: the sequence fails.
          const run = { ...nothing, succeeds: false };
          const ran = { run, traced: undefined, logged: noEffects, isWhole: true, lacksCoin: true };
          return { ...begun, ran: calls.map(() => ran) };
        }
        refusals.push(error);
        if (error.rpcCode === NO_METHOD) break;
      }
    }
  }
  throw refusals[0] ?? new RpcError(0, 'no way to run a call');
}

async function runBy(
  way: NodeRun['way'],
  ask: Ask,
  calls: SimulatedSequence,
  block: string,
  seen: NodeRun['seen'],
): Promise<readonly Omit<RanCall, 'logged'>[]> {
  const [first, ...others] = calls;
  const untraced = { traced: undefined, lacksCoin: false } as const;
  // The others run all calls in one block, which a contract can recognise.
  if (others.length > 0 && way !== 'simulate')
    throw new RpcError(0, 'no way to run calls in blocks of their own');
  if (way === 'simulate') {
    const runs = await simulateCalls(ask, calls, block, seen);
    return runs.map(({ run }) => ({ ...untraced, run, isWhole: true }));
  }
  if (way === 'trace') {
    return [{ ...(await traceCall(ask, first, seen)), isWhole: true, lacksCoin: false }];
  }
  try {
    const output = await ask('eth_call', [rpcCallFields(first), block], lowerBytesSchema);
    return [{ ...untraced, run: { ...nothing, succeeds: true, output }, isWhole: false }];
  } catch (error) {
    if (!(error instanceof RpcError && isCallRevert(error))) throw error;
    return [{ ...untraced, run: { ...nothing, succeeds: false }, isWhole: true }];
  }
}

/** A call that was run once more with questions around it, or of which the state after it is known. */
interface Again {
  readonly run: CallRun;
  readonly readings: Readings | undefined;
  readonly lacksCoin: boolean;
}

/**
 * Reads contracts from a node before and after each call, in place of what they log.
 *
 * @param watched besides the coin
 * @returns in the order of the calls
 */
export async function watchOnNode(
  ask: Ask,
  calls: SimulatedSequence,
  node: NodeRun,
  watched: readonly (Watched | Receipt)[],
): Promise<readonly NodeResponse[]> {
  const again = await runAgain(ask, calls, node, watched);
  return node.ran.map((ran, index) =>
    responseOf({ from: calls[0].from, node, ran, again: again?.[index], watched }),
  );
}

interface Watching {
  /** The sender. */
  readonly from: string;
  readonly node: NodeRun;
  readonly ran: RanCall;
  readonly again: Again | undefined;
  readonly watched: readonly (Watched | Receipt)[];
}

function responseOf({ from, node, ran, again, watched }: Watching): NodeResponse {
  const { run, logged, isWhole } = ran;
  const isSame = again === undefined || areSame(node.way, run, again);
  const fields = { head: node.seen.head, succeeds: run.succeeds, gasUsed: run.gasUsed, isWhole, isSame };
  if (!run.succeeds)
    return {
      ...fields,
      output: run.output ?? again?.run.output,
      lacksCoin: ran.lacksCoin || (again?.lacksCoin ?? false),
      effects: new Map(),
      covered: new Set(),
      isKnown: true,
    };
  const readings = isSame ? again?.readings : undefined;
  const measured: Measured = readings
    ? measure(watched, from, readings, logged.effects)
    : { covered: new Set(), effects: new Map() };
  const coin = readings?.coin;
  const unmeasured = [...logged.effects].filter(([key]) => !measured.covered.has(key));
  const found = [...measured.effects].filter(
    ([, { watched: one }]) => !isCountOfNfts(one, logged.effects, measured.effects),
  );
  return {
    ...fields,
    output: run.output,
    lacksCoin: false,
    effects: new Map(
      [...unmeasured, ...found, ...coinEffect(coin)].filter(isChange).map((one) => asReported(node.way, one)),
    ),
    covered: new Set([...measured.covered, ...(coin === undefined ? [] : ['coin'])]),
    isKnown: isWhole && logged.isKnown && readings?.before.length === watched.length,
  };
}

/** Ignores a node's refusal; rethrows any other failure. */
function onlyRefused(error: unknown): undefined {
  if (!(error instanceof RpcError)) throw error;
}

/** @returns in the order of the calls; undefined for those that were not run again */
async function runAgain(
  ask: Ask,
  calls: SimulatedSequence,
  { way, block, seen, ran }: NodeRun,
  watched: readonly (Watched | Receipt)[],
): Promise<readonly (Again | undefined)[] | undefined> {
  const reads = watched.map((one) => readOf(one, calls[0].from));
  try {
    // What fails changes nothing: there is nothing to read.
    if (way === 'simulate' && ran.some(({ run }) => run.succeeds)) {
      const runs = await simulateCalls(ask, calls, block, seen, reads);
      return runs.map((one, index) => (ran[index]?.run.succeeds ? { ...one, lacksCoin: false } : undefined));
    }
    // The other ways run a single call.
    const [only] = ran;
    if (way === 'trace' && only) return [await readTraced(ask, block, only, reads)];
    if (way !== 'call' || only?.lacksCoin) return undefined;
    const probed = await probeCall(ask, calls[0], block, seen, reads);
    return probed && [probed];
  } catch (error) {
    if (error instanceof RpcError) return undefined;
    throw error;
  }
}

/** Reads contracts on the state that a traced call leaves, and on that before it. */
async function readTraced(
  ask: Ask,
  block: string,
  { run, traced }: RanCall,
  reads: readonly ContractCall[],
): Promise<Again | undefined> {
  if (!traced || !run.succeeds) return undefined;
  const read = await readStates(ask, block, traced.after, reads).catch(onlyRefused);
  return { run, readings: { coin: traced.coin, before: [], after: [], ...read }, lacksCoin: false };
}

/** Returns true if a call did the same both times, as far as both report it. */
function areSame(way: NodeRun['way'], run: CallRun, again: Again): boolean {
  if (run.succeeds !== again.run.succeeds) return false;
  if (run.output !== undefined && !isBeginning(again.run.output ?? run.output, run.output)) return false;
  return way !== 'simulate' || JSON.stringify(run.logs) === JSON.stringify(again.run.logs);
}

/** Returns true if an output equals the other one, or all of it that was read (`probeCall`). */
function isBeginning(output: string, whole: string): boolean {
  return output === whole || (output.length === READ_DIGITS && whole.startsWith(output));
}

/** Returns true for a contract's total of NFTs, each of which is an effect of its own. */
function isCountOfNfts(
  one: Effect['watched'],
  logged: ReadonlyMap<string, Effect>,
  measured: ReadonlyMap<string, Effect>,
): boolean {
  if (one === 'coin' || one.kind !== 'erc20' || logged.has(watchKey(one))) return false;
  return [...logged.values(), ...measured.values()].some(
    ({ watched }) =>
      watched !== 'coin' &&
      (watched.kind === 'erc721' || watched.kind === 'erc1155') &&
      sameAddress(watched.contract, one.contract),
  );
}

function coinEffect(amount: bigint | undefined): [string, Effect][] {
  if (amount === undefined) return [];
  return [[watchKey('coin'), { watched: 'coin', amount, word: 'verified', isLogDifferent: false }]];
}

/**
 * A contract can recognise a run by `eth_call` from the code at the sender's address: reads in it verify
 * nothing.
 */
function asReported(way: NodeRun['way'], [key, effect]: readonly [string, Effect]): [string, Effect] {
  return [key, way === 'call' ? { ...effect, word: 'log' } : effect];
}

/**
 * Returns true if something has changed; the coin is always included. A holding that returned to its former
 * amount has not.
 */
function isChange([, { watched, amount, word }]: readonly [string, Effect]): boolean {
  const isHeld = watched !== 'coin' && ['erc20', 'erc721', 'erc1155'].includes(watched.kind);
  return !isHeld || amount !== 0n || word === 'verified';
}
