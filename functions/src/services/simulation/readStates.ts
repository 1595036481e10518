import type { Ask } from '../chain/RpcNodes.ts';
import type { ContractCall } from '../chain/multicall3.ts';
import { toQuantity } from '../abi/toQuantity.ts';
import { randomAddress } from './randomAddress.ts';
import type { StateOverrides } from './stateDiff.ts';
import { decodeSteps, encodeSteps, gasOfSteps, readingSteps } from './steps.ts';
import { stepsCode } from './stepsCode.ts';
import { lowerBytesSchema } from '../chain/rpcSchemas.ts';

/**
 * Reads contracts on top of a block, and again with state overrides, by static calls.
 *
 * @returns their answers, in the order of the reads, 0x-prefixed hex, null if the contract's code failed;
 * undefined if the node does not override code and state
 * @throws RpcError | EndpointError if the node refuses, or has no usable answer
 */
export async function readStates(
  ask: Ask,
  block: string,
  later: StateOverrides,
  reads: readonly ContractCall[],
): Promise<
  { readonly before: readonly (string | null)[]; readonly after: readonly (string | null)[] } | undefined
> {
  const steps = readingSteps(reads);
  const read = async (state: StateOverrides) => {
    const [reader, asker] = [randomAddress(), randomAddress()];
    const call = { from: asker, to: reader, data: encodeSteps(steps), gas: toQuantity(gasOfSteps(steps)) };
    const overrides = { ...state, [reader]: { code: stepsCode(asker, asker) } };
    const answer = await ask('eth_call', [call, block, overrides], lowerBytesSchema);
    const results = decodeSteps(answer, steps);
    return results?.slice(1).map(({ succeeds, output }) => (succeeds ? output : null));
  };
  const [before, after] = await Promise.all([read({}), read(later)]);
  return before && after && { before, after };
}
