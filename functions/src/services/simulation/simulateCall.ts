import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { z } from 'zod';
import { quantitySchema } from '../chain/quantitySchema.ts';
import { RpcError } from '../chain/RpcError.ts';
import type { Ask } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../holdings/aggregate3.ts';
import { bytesSchema, CALL_GAS, logSchema, MOST_LOGS, toQuantity, type CallRun } from './CallRun.ts';

/** Units of gas of each question beside the call: what a contract needs to look something up, and too few for an endless loop. */
const READ_GAS = '0x7a120';

const callSchema = z.object({
  status: z.enum(['0x0', '0x1']),
  returnData: bytesSchema,
  gasUsed: quantitySchema,
  logs: z.array(logSchema).nullish(),
});

/** A call that was run, and what was asked before and after it. */
export interface WatchedRun {
  readonly run: CallRun;
  /** In the order asked, 0x-prefixed hex; null where the contract's code failed. */
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
}

/**
 * Has a node run a call by `eth_simulateV1`, with some questions before and after it on the same state. Coin that moves within it is among
 * the logs.
 *
 * @param block as eth_call takes it
 * @throws RpcError | EndpointError where the node refuses, or has no usable answer
 */
export async function simulateCall(
  ask: Ask,
  { from, to, value, data, gasLimit = CALL_GAS }: SimulatedCall,
  block: string,
  reads: readonly ContractCall[] = [],
): Promise<WatchedRun> {
  const questions = reads.map((read) => ({ ...read, gas: READ_GAS }));
  const call = { from, to, value: toQuantity(value), data, gas: toQuantity(gasLimit) };
  const calls = [...questions, call, ...questions];
  const schema = z.array(z.object({ calls: z.array(callSchema).length(calls.length) })).length(1);
  const [answer] = await ask(
    'eth_simulateV1',
    [{ blockStateCalls: [{ calls }], traceTransfers: true, validation: false }, block],
    schema,
  );
  const results = answer?.calls ?? [];
  const told = results.map(({ status, returnData }) => (status === '0x1' ? returnData : null));
  const own = results[reads.length];
  if ((own?.logs?.length ?? 0) > MOST_LOGS) throw new RpcError(0, 'too many logs');
  const succeeds = own?.status === '0x1';
  return {
    run: {
      succeeds,
      output: own?.returnData ?? '0x',
      gasUsed: own?.gasUsed,
      logs: succeeds ? (own.logs ?? []) : [],
      coin: undefined,
    },
    before: told.slice(0, reads.length),
    after: told.slice(reads.length + 1),
  };
}
