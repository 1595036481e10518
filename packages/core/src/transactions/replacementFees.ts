import type { TransferFees } from './transferFees.ts';

/**
 * The fees that take the place of a transfer with the same nonce: both prices an eighth above what was signed, where nodes ask
 * for a tenth, and never below those that get a transfer into the next block.
 *
 * Of a transfer with one price (before EIP-1559) the replacement has one price too.
 *
 * @param signed those of the transfer that waits
 * @param fast those of somebody who wants to be in the next block now
 * @param gasLimit units of gas that the replacement may use
 */
export function replacementFees(signed: TransferFees, fast: TransferFees, gasLimit: bigint): TransferFees {
  const { nonce, maxPriorityFeePerGas: signedTip } = signed;
  // What the layer below takes is the same for both: only one of them comes into a block.
  const beside = fast.l1Fee === undefined ? {} : { l1Fee: fast.l1Fee };
  const gasPrice = highest(raised(signed.gasPrice), fast.gasPrice);
  if (signedTip === undefined) return { gasLimit, gasPrice, nonce, ...beside };
  const tip = highest(raised(signedTip), fast.maxPriorityFeePerGas ?? 0n);
  return { gasLimit, gasPrice: highest(gasPrice, tip), maxPriorityFeePerGas: tip, nonce, ...beside };
}

/** An eighth more, rounded up, and at least one wei more. */
function raised(price: bigint): bigint {
  return price + highest((price + 7n) / 8n, 1n);
}

function highest(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
