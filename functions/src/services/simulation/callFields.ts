import type { SimulatedCall } from '@everything-wallet/core/simulation/SimulatedCall';

/** Units of gas of a call that nobody has chosen any for: below what a transaction may have (EIP-7825), and what a block of every network has. */
const CALL_GAS = 10_000_000n;

/** A number as JSON-RPC writes it. */
export function toQuantity(value: bigint): string {
  return `0x${value.toString(16)}`;
}

/** How many units of gas a call may use. */
export function gasOf({ gasLimit = CALL_GAS }: SimulatedCall): bigint {
  return gasLimit;
}

/** A call as JSON-RPC takes it, with gas and fees as they are going to be signed. */
export function callFields(call: SimulatedCall): Record<string, string> {
  const { from, to, value, data } = call;
  return { from, to, value: toQuantity(value), data, gas: toQuantity(gasOf(call)), ...feeFields(call) };
}

/** The fees of a call as JSON-RPC takes them; none where nobody has chosen them. */
export function feeFields({
  maxFeePerGas,
  maxPriorityFeePerGas = 0n,
  gasPrice,
}: Pick<SimulatedCall, 'maxFeePerGas' | 'maxPriorityFeePerGas' | 'gasPrice'>): Record<string, string> {
  if (gasPrice !== undefined) return { gasPrice: toQuantity(gasPrice) };
  if (maxFeePerGas === undefined) return {};
  return { maxFeePerGas: toQuantity(maxFeePerGas), maxPriorityFeePerGas: toQuantity(maxPriorityFeePerGas) };
}

/** Whether somebody has chosen what a unit of gas may cost. */
export function hasFee({ maxFeePerGas, gasPrice }: SimulatedCall): boolean {
  return maxFeePerGas !== undefined || gasPrice !== undefined;
}

/**
 * Wei that a unit of gas costs in a block (EIP-1559).
 *
 * @param baseFee of the block; undefined where it has none, or it is not known
 * @returns undefined where it cannot be told
 */
export function paidPerGas(call: SimulatedCall, baseFee: bigint | undefined): bigint | undefined {
  const { maxFeePerGas, maxPriorityFeePerGas = 0n, gasPrice } = call;
  if (gasPrice !== undefined) return gasPrice;
  if (maxFeePerGas === undefined) return 0n;
  if (baseFee === undefined) return undefined;
  const wished = baseFee + maxPriorityFeePerGas;
  return wished < maxFeePerGas ? wished : maxFeePerGas;
}
