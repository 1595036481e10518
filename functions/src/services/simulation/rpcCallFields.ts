import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';
import { toQuantity } from '../abi/toQuantity.ts';

/**
 * Units of gas of a call without a chosen limit: below the maximum of a transaction (EIP-7825), and of every
 * network's block.
 */
const CALL_GAS = 10_000_000n;

/** Returns the gas limit of a call. */
export function gasOf({ gasLimit = CALL_GAS }: SimulatedCall): bigint {
  return gasLimit;
}

/** A call as JSON-RPC takes it, with gas and fees as they are going to be signed; a creation has no `to`. */
export function rpcCallFields(call: SimulatedCall): Record<string, string> {
  const { from, to, value, data } = call;
  return {
    from,
    ...(to !== null && { to }),
    ...{ value: toQuantity(value), data, gas: toQuantity(gasOf(call)) },
    ...feeFields(call),
  };
}

/** Returns the fees of a call as in JSON-RPC; none if not chosen. */
export function feeFields({
  maxFeePerGas,
  maxPriorityFeePerGas = 0n,
  gasPrice,
}: Pick<SimulatedCall, 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'gasPrice'>): Record<string, string> {
  if (gasPrice !== undefined) return { gasPrice: toQuantity(gasPrice) };
  if (maxFeePerGas === undefined) return {};
  return { maxFeePerGas: toQuantity(maxFeePerGas), maxPriorityFeePerGas: toQuantity(maxPriorityFeePerGas) };
}

/** Returns true if a gas price is chosen. */
export function hasFee({ maxFeePerGas, gasPrice }: SimulatedCall): boolean {
  return maxFeePerGas !== undefined || gasPrice !== undefined;
}

/**
 * Returns the price of a unit of gas in a block, in wei (EIP-1559).
 *
 * @param baseFee of the block; undefined if it has none, or is unknown
 * @returns undefined if it cannot be determined
 */
export function paidPerGas(call: SimulatedCall, baseFee: bigint | undefined): bigint | undefined {
  const { maxFeePerGas, maxPriorityFeePerGas = 0n, gasPrice } = call;
  if (gasPrice !== undefined) return gasPrice;
  if (maxFeePerGas === undefined) return 0n;
  if (baseFee === undefined) return undefined;
  const wished = baseFee + maxPriorityFeePerGas;
  return wished < maxFeePerGas ? wished : maxFeePerGas;
}
