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

/**
 * The fees that were shown, with the nonce of a newer estimate.
 *
 * The fee per gas that was shown leaves room for the base fee to rise (see functions: estimateTransfer), so a newer
 * estimate a little above it is no reason to ask the person again; one whose present price it does not reach is.
 *
 * The gas limits both hold a reserve of a fifth where code runs (see functions: withReserve): what is asked is whether the
 * shown one still covers what the transfer needs.
 *
 * @returns undefined when the fees shown would not get the transfer into a block now
 */
export function renewedFees(shown: TransferFees, fresh: TransferFees): TransferFees | undefined {
  const isLegacy = fresh.maxPriorityFeePerGas === undefined;
  if (isLegacy !== (shown.maxPriorityFeePerGas === undefined)) return undefined;
  // With EIP-1559 the fresh bound is 2 × base fee + tip; what a block asks now is base fee + tip.
  const priceNow =
    fresh.maxPriorityFeePerGas === undefined
      ? fresh.gasPrice
      : (fresh.gasPrice + fresh.maxPriorityFeePerGas) / 2n;
  const gasNeeded = (fresh.gasLimit * 10n) / 12n;
  if (shown.gasPrice < priceNow || shown.gasLimit < gasNeeded) return undefined;
  return { ...shown, nonce: fresh.nonce };
}
