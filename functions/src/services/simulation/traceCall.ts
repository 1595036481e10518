import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { z } from 'zod';
import { EndpointError } from '../chain/EndpointError.ts';
import type { LoggedEvent } from '../chain/Ledger.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import type { SeenBlock } from './askBlock.ts';
import { rpcCallFields, paidPerGas } from './rpcCallFields.ts';
import { logSchema, MAX_LOGS, type CallRun } from './CallRun.ts';
import { coinIn, stateAfter, stateDiffSchema, type StateOverrides } from './stateDiff.ts';
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
 * Traces a call on a node by `debug_traceCall` on top of a block: its logs by `callTracer`, and its changes by
 * `prestateTracer`.
 *
 * @throws RpcError | EndpointError if the node refuses, or has no usable answer
 */
export async function traceCall(
  ask: Ask,
  call: SimulatedCall,
  { number, baseFee }: SeenBlock,
): Promise<TracedRun> {
  const fields = rpcCallFields(call);
  const [root, diff] = await Promise.all([
    ask(
      'debug_traceCall',
      [fields, number, { tracer: 'callTracer', tracerConfig: { withLog: true } }],
      frameSchema,
    ),
    ask(
      'debug_traceCall',
      [fields, number, { tracer: 'prestateTracer', tracerConfig: { diffMode: true } }],
      stateDiffSchema,
    ).catch(() => undefined),
  ]);
  const succeeds = typeof root.error !== 'string';
  const gasUsed = root.gasUsed ?? undefined;
  const perGas = paidPerGas(call, baseFee);
  const fee =
    perGas === 0n ? 0n : perGas !== undefined && gasUsed !== undefined ? perGas * gasUsed : undefined;
  const coin = diff === undefined || fee === undefined ? undefined : coinIn(diff, call.from) + fee;
  return {
    run: { succeeds, output: root.output ?? '0x', gasUsed, logs: succeeds ? logsOf(root) : [] },
    traced: diff && { after: stateAfter(diff), coin },
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
