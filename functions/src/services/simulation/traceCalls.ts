import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { z } from 'zod';
import { EndpointError } from '../chain/EndpointError.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import type { SeenBlock } from './askBlock.ts';
import { rpcCallFields, paidPerGas } from './rpcCallFields.ts';
import { logSchema, MAX_LOGS, type CallRun } from './CallRun.ts';
import type { SimulatedSequence } from './SimulatedSequence.ts';
import { coinIn, startsWith, stateAfter, stateDiffSchema, type StateOverrides } from './stateDiff.ts';
import { lowerBytesSchema, quantitySchema } from '../chain/rpcSchemas.ts';

/** Maximum depth of calls: the EVM goes no deeper, and no ordinary call makes more. */
const DEEPEST = 1_024;
const MAX_FRAMES = 5_000;

const frameSchema = z.object({
  gasUsed: quantitySchema.nullish(),
  output: lowerBytesSchema.nullish(),
  error: z.string().nullish(),
  // Position of a log among the frame's own calls.
  logs: z.array(logSchema.extend({ position: quantitySchema.nullish() })).nullish(),
  calls: z.array(z.unknown()).nullish(),
});

/** State after a call, from a trace. */
export interface Traced {
  /** State overrides as in eth_call. */
  readonly after: StateOverrides;
  /** Change of the sender's coin in wei, without the gas cost; undefined if unknown. */
  readonly coin: bigint | undefined;
}

/** Trace of a call: its run, and the state after it. */
interface TracedRun {
  readonly run: CallRun;
  readonly traced: Traced | undefined;
}

/**
 * Traces calls on a node by `debug_traceCall` on top of a block, each on the state that the one before leaves: their
 * logs by `callTracer`, and their changes by `prestateTracer`.
 *
 * @throws RpcError | EndpointError if the node refuses, has no usable answer, or ignores the state before a call
 */
export async function traceCalls(
  ask: Ask,
  calls: SimulatedSequence,
  seen: SeenBlock,
): Promise<readonly TracedRun[]> {
  const runs: TracedRun[] = [];
  let before: StateOverrides = {};
  for (const [index, call] of calls.entries()) {
    const isFirst = index === 0;
    const one = await traceCall(ask, call, seen, isFirst ? undefined : before);
    runs.push(one);
    // Without the state after it, nothing can run on it.
    if (!one.traced && index < calls.length - 1) throw new RpcError(0, 'no state after a call');
    before = one.traced?.after ?? before;
  }
  return runs;
}

async function traceCall(
  ask: Ask,
  call: SimulatedCall,
  { number, baseFee }: SeenBlock,
  stateOverrides: StateOverrides | undefined,
): Promise<TracedRun> {
  const fields = rpcCallFields(call);
  const on = stateOverrides && { stateOverrides };
  const [root, diff] = await Promise.all([
    ask(
      'debug_traceCall',
      [fields, number, { tracer: 'callTracer', tracerConfig: { withLog: true }, ...on }],
      frameSchema,
    ),
    ask(
      'debug_traceCall',
      [fields, number, { tracer: 'prestateTracer', tracerConfig: { diffMode: true }, ...on }],
      stateDiffSchema,
    ).catch(() => undefined),
  ]);
  if (stateOverrides && !(diff && startsWith(diff, stateOverrides, call.from)))
    throw new RpcError(0, 'ignores the state before a call');
  const succeeds = typeof root.error !== 'string';
  const gasUsed = root.gasUsed ?? undefined;
  const perGas = paidPerGas(call, baseFee);
  const fee =
    perGas === 0n ? 0n : perGas !== undefined && gasUsed !== undefined ? perGas * gasUsed : undefined;
  const coin = diff === undefined || fee === undefined ? undefined : coinIn(diff, call.from) + fee;
  return {
    run: { succeeds, output: root.output ?? '0x', gasUsed, logs: succeeds ? logsOf(root) : [] },
    traced: diff && { after: stateAfter(diff, stateOverrides), coin },
  };
}

/** Returns the logs of the frames of a successful call, in order. */
function logsOf(root: z.output<typeof frameSchema>): LoggedEvent[] {
  const logs: LoggedEvent[] = [];
  let frames = 0;
  const take = (log: LoggedEvent | undefined) => {
    if (log) logs.push({ address: log.address, topics: log.topics, data: log.data });
    if (logs.length > MAX_LOGS) throw new RpcError(0, 'too many logs');
  };
  const enter = (frame: z.output<typeof frameSchema>, depth: number) => {
    frames += 1;
    if (frames > MAX_FRAMES || depth > DEEPEST) throw new RpcError(0, 'a trace without end');
    // A failed frame leaves no logs.
    if (typeof frame.error === 'string') return;
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
  enter(root, 0);
  return logs;
}
