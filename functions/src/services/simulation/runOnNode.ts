import type { Watched } from '@everything-wallet/core/callables/simulation';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import { refusalOf } from '../chain/refusalOf.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { saysCallFails } from '../chain/saysCallFails.ts';
import { readUint } from '../holdings/readUint.ts';
import { bytesSchema, type CallRun } from './CallRun.ts';
import type { Effect, Testimony } from './Effect.ts';
import { effectsInLogs } from './effectsInLogs.ts';
import { measure, type Measured } from './measure.ts';
import { probeCall } from './probeCall.ts';
import { simulateCall, type WatchedRun } from './simulateCall.ts';
import { traceCall } from './traceCall.ts';
import { watchKey } from './watchKey.ts';
import { readOf } from './watchReads.ts';

/** JSON-RPC's code for a method that a node does not have. */
const NO_METHOD = -32601;

/** First four bytes of keccak256('getEthBalance(address)') (Multicall3). */
const COIN_OF = `0x4d2301cc${'0'.repeat(24)}`;

/** In the order of preference. */
const ways = ['simulate', 'trace', 'call'] as const;

/** How a node runs a call, what it says, and of which state. */
export interface NodeRun {
  readonly way: (typeof ways)[number];
  /** As eth_call takes it. */
  readonly block: string;
  readonly run: CallRun;
  /** By `watchKey`, 'coin' among them where it moves. */
  readonly logged: ReadonlyMap<string, Effect>;
  /** Whether there is nothing that its logs would not tell. */
  readonly isWhole: boolean;
  readonly lacksCoin: boolean;
}

const nothing = { output: '0x', gasUsed: undefined, logs: [], coin: undefined } as const;

/**
 * Has a node run a call in the best way that it knows: `eth_simulateV1`, else `debug_traceCall`, else `eth_call`; on top of the pending
 * block where it has one, else of the latest.
 *
 * @param block undefined for the pending one
 * @throws RpcError | EndpointError where it does so in none of them
 */
export async function runOnNode(ask: Ask, call: SimulatedCall, block?: string): Promise<NodeRun> {
  const refusals: RpcError[] = [];
  for (const way of ways) {
    for (const one of block === undefined ? ['pending', 'latest'] : [block]) {
      try {
        const { run, isWhole } = await runBy(way, ask, call, one);
        const logged = effectsInLogs(run.logs, call.from);
        if (logged === undefined) throw new RpcError(0, 'more changes than can be told');
        const coined = run.coin ? withCoin(logged, run.coin) : logged;
        return { way, block: one, run, logged: coined, isWhole, lacksCoin: false };
      } catch (error) {
        if (!(error instanceof RpcError)) throw error;
        const lacksCoin = refusalOf(error.text) === 'insufficientFunds';
        if (lacksCoin) {
          const run = { ...nothing, succeeds: false };
          return { way, block: one, run, logged: new Map(), isWhole: true, lacksCoin };
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
  call: SimulatedCall,
  block: string,
): Promise<{ readonly run: CallRun; readonly isWhole: boolean }> {
  if (way === 'simulate') return { run: (await simulateCall(ask, call, block)).run, isWhole: true };
  if (way === 'trace') return { run: await traceCall(ask, call, block), isWhole: true };
  const { from, to, value, data } = call;
  try {
    const params = [{ from, to, value: `0x${value.toString(16)}`, data }, block];
    const output = await ask('eth_call', params, bytesSchema);
    return { run: { ...nothing, succeeds: true, output }, isWhole: false };
  } catch (error) {
    if (!(error instanceof RpcError && saysCallFails(error))) throw error;
    // What fails changes nothing.
    return { run: { ...nothing, succeeds: false }, isWhole: true };
  }
}

/**
 * Asks a node what contracts answer before the call and after it, and puts that in the place of what they log.
 *
 * @param watched besides the coin
 * @param hasCode whether there is code at the sender's address already: nothing may be put in its place
 */
export async function watchOnNode(
  ask: Ask,
  call: SimulatedCall,
  { way, block, run, logged, isWhole, lacksCoin }: NodeRun,
  {
    watched,
    multicall3,
    hasCode,
  }: {
    readonly watched: readonly Watched[];
    readonly multicall3: string;
    readonly hasCode: () => Promise<boolean>;
  },
): Promise<Omit<Testimony, 'head'>> {
  const said = { succeeds: run.succeeds, output: run.output, gasUsed: run.gasUsed, lacksCoin };
  const reads = watched.map((one) => readOf(one, call.from));
  const ofCoin = { to: multicall3, data: `${COIN_OF}${call.from.slice(2).toLowerCase()}` };
  const second = await runAgain();
  // Where it says something else the second time, the questions tell nothing of the first.
  const isSame = second?.run.succeeds === run.succeeds;
  const fails = !run.succeeds;
  const reason = fails && second && isSame && run.output === '0x' ? second.run.output : run.output;
  const lacks = lacksCoin || (isSame && second.lacksCoin);
  if (fails)
    return {
      ...said,
      output: reason,
      lacksCoin: lacks,
      effects: new Map(),
      looked: new Set(),
      isWhole: true,
    };
  const measured: Measured = isSame
    ? measure(watched, call.from, second, logged)
    : { looked: new Set(), effects: new Map() };
  const coin = coinOf(second);
  const looked = new Set([...measured.looked, ...(coin === undefined && !run.coin ? [] : ['coin'])]);
  const unmeasured = [...logged].filter(([key]) => !measured.looked.has(key) && key !== 'coin');
  const effects = new Map([...unmeasured, ...measured.effects, ...coinEffect(coin)].filter(isChange));
  return { ...said, effects, looked, isWhole };

  async function runAgain(): Promise<(WatchedRun & { lacksCoin: boolean }) | undefined> {
    try {
      if (way === 'simulate' && run.succeeds)
        return { ...(await simulateCall(ask, call, block, [...reads, ofCoin])), lacksCoin: false };
      if (way === 'simulate' || (way === 'trace' && !run.succeeds)) return undefined;
      // A call of one's own address does nothing there, and would do something with code in its place.
      if (sameAddress(call.from, call.to) || (await hasCode())) return undefined;
      return await probeCall(ask, call, block, reads);
    } catch (error) {
      if (error instanceof RpcError) return undefined;
      throw error;
    }
  }

  /** What the node says of the coin, and whether what the account has before and after says the same. */
  function coinOf(
    again: WatchedRun | undefined,
  ): { readonly wei: bigint; readonly isVerified: boolean } | undefined {
    if (way === 'call') return isSame ? again?.run.coin : undefined;
    if (way === 'trace') return run.coin;
    const wei = logged.get('coin')?.amount ?? 0n;
    const [before, after] = [again?.before.at(-1), again?.after.at(-1)].map(readUint);
    const isVerified = isSame && before !== undefined && after !== undefined && after - before === wei;
    return { wei, isVerified };
  }
}

function withCoin(
  logged: ReadonlyMap<string, Effect>,
  coin: { readonly wei: bigint; readonly isVerified: boolean },
): ReadonlyMap<string, Effect> {
  return new Map([...logged, ...coinEffect(coin)]);
}

function coinEffect(
  coin: { readonly wei: bigint; readonly isVerified: boolean } | undefined,
): [string, Effect][] {
  if (!coin) return [];
  const word = coin.isVerified ? 'verified' : 'log';
  return [[watchKey('coin'), { watched: 'coin', amount: coin.wei, word, isLogDifferent: false }]];
}

/** Whether something has changed; the coin is told whatever it is. What is held and came back to what it was has not. */
function isChange([, { watched, amount, word }]: readonly [string, Effect]): boolean {
  const isHeld = watched !== 'coin' && ['erc20', 'erc721', 'erc1155'].includes(watched.kind);
  return !isHeld || amount !== 0n || word === 'verified';
}
