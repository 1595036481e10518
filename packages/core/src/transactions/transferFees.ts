import type { GasEstimate } from '../callables/estimateGas.ts';

/** The numbers of a transfer that come from the server; everything else that is signed comes from the person. */
export interface TransferFees {
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** The most paid per gas, in wei: gasPrice, or maxFeePerGas on chains with EIP-1559. */
  readonly gasPrice: bigint;
  /** Wei per gas to the block's producer; absent on chains without EIP-1559. */
  readonly maxPriorityFeePerGas?: bigint;
  readonly nonce: number;
}

/** Reads the fee numbers out of an estimate. */
export function transferFees(estimate: GasEstimate): TransferFees {
  const { gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas, nonce } = estimate;
  const hasEip1559Fees = maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined;
  return {
    gasLimit: BigInt(gasLimit),
    gasPrice: BigInt(maxFeePerGas ?? gasPrice),
    nonce,
    ...(hasEip1559Fees && { maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }),
  };
}

/** The most a transfer's fee can come to, in wei. */
export function maxFee(fees: TransferFees): bigint {
  return fees.gasLimit * fees.gasPrice;
}
