import { sameAddress } from '@everything-wallet/core/accounts/sameAddress';
import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { z } from 'zod';
import { EndpointError } from '../chain/EndpointError.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import { bytesSchema, CALL_GAS, logSchema, MOST_LOGS, toQuantity, type CallRun } from './CallRun.ts';

/** Calls within a call: the EVM goes no deeper, and nobody signs one that makes more. */
const DEEPEST = 1_024;
const MOST_FRAMES = 5_000;

/** Frames that move coin of their own; one of DELEGATECALL repeats that of the frame around it. */
const MOVING = new Set(['CALL', 'CREATE', 'CREATE2', 'SELFDESTRUCT']);

const frameSchema = z.object({
  type: z.string(),
  from: z.string(),
  to: z.string().nullish(),
  value: quantitySchema.nullish(),
  gasUsed: quantitySchema.nullish(),
  output: bytesSchema.nullish(),
  error: z.string().nullish(),
  // Where a log stands among the frame's own calls.
  logs: z.array(logSchema.extend({ position: quantitySchema.nullish() })).nullish(),
  calls: z.array(z.unknown()).nullish(),
});
const balancesSchema = z.record(z.string(), z.object({ balance: quantitySchema.nullish() }));
const diffSchema = z.object({ pre: balancesSchema, post: balancesSchema });

/**
 * Has a node run a call by `debug_traceCall`: what it logs and moves by `callTracer`, and by `prestateTracer` what its sender has after it.
 *
 * @param block as eth_call takes it
 * @throws RpcError | EndpointError where the node refuses, or has no usable answer
 */
export async function traceCall(
  ask: Ask,
  { from, to, value, data, gasLimit = CALL_GAS }: SimulatedCall,
  block: string,
): Promise<CallRun> {
  const call = { from, to, value: toQuantity(value), data, gas: toQuantity(gasLimit) };
  const [root, diff] = await Promise.all([
    ask(
      'debug_traceCall',
      [call, block, { tracer: 'callTracer', tracerConfig: { withLog: true } }],
      frameSchema,
    ),
    ask(
      'debug_traceCall',
      [call, block, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }],
      diffSchema,
    ).catch(() => undefined),
  ]);
  const succeeds = typeof root.error !== 'string';
  const { logs, wei } = succeeds ? walk(root, from) : { logs: [], wei: 0n };
  return {
    succeeds,
    output: root.output ?? '0x',
    gasUsed: root.gasUsed ?? undefined,
    logs,
    coin: { wei, isVerified: diff !== undefined && (!succeeds || changeIn(diff, from) === wei) },
  };
}

/** What the frames of a call that succeeds have logged, in order, and the coin that they moved for somebody. */
function walk(root: z.output<typeof frameSchema>, account: string): { logs: LoggedEvent[]; wei: bigint } {
  const logs: LoggedEvent[] = [];
  let wei = 0n;
  let frames = 0;
  const enter = (frame: z.output<typeof frameSchema>, depth: number) => {
    frames += 1;
    if (frames > MOST_FRAMES || depth > DEEPEST) throw new RpcError(0, 'a trace without end');
    // What failed has left nothing.
    if (typeof frame.error === 'string') return;
    if (MOVING.has(frame.type.toUpperCase())) {
      const moved = frame.value ?? 0n;
      if (sameAddress(frame.from, account)) wei -= moved;
      if (typeof frame.to === 'string' && sameAddress(frame.to, account)) wei += moved;
    }
    const own = frame.logs ?? [];
    const calls = frame.calls ?? [];
    let next = 0;
    for (const [place, call] of calls.entries()) {
      for (; next < own.length && (own[next]?.position ?? 0n) <= BigInt(place); next += 1) take(own[next]);
      const inner = frameSchema.safeParse(call);
      if (!inner.success) throw new EndpointError('unknown', 'malformed result', { cause: inner.error });
      enter(inner.data, depth + 1);
    }
    for (const log of own.slice(next)) take(log);
  };
  const take = (log: LoggedEvent | undefined) => {
    if (log) logs.push({ address: log.address, topics: log.topics, data: log.data });
    if (logs.length > MOST_LOGS) throw new RpcError(0, 'too many logs');
  };
  enter(root, 0);
  return { logs, wei };
}

/** What somebody has more, or less, by the states before and after. What is not named after has not changed. */
function changeIn({ pre, post }: z.output<typeof diffSchema>, account: string): bigint {
  const balanceIn = (states: z.output<typeof balancesSchema>) =>
    Object.entries(states).find(([address]) => sameAddress(address, account))?.[1].balance ?? undefined;
  const before = balanceIn(pre) ?? 0n;
  return (balanceIn(post) ?? before) - before;
}
