import type { TransferFees } from './transferFees.ts';

/**
 * Returns the fees of a replacement with the same nonce: both prices an eighth above the signed ones, where
 * nodes require a tenth, and never below those that get a transfer into the next block.
 *
 * For a transfer with one price (before EIP-1559) the replacement has one price too.
 *
 * @param signed fees of the pending transfer
 * @param fast fees for inclusion in the next block
 * @param gasLimit gas limit of the replacement
 */
export function replacementFees(signed: TransferFees, fast: TransferFees, gasLimit: bigint): TransferFees {
  const { nonce, maxPriorityFeePerGas: signedTip } = signed;
  // The L1 data fee is the same for both: only one of them is included.
  const beside = fast.l1Fee === undefined ? {} : { l1Fee: fast.l1Fee };
  const gasPrice = highest(raise(signed.gasPrice), fast.gasPrice);
  if (signedTip === undefined) return { gasLimit, gasPrice, nonce, ...beside };
  const tip = highest(raise(signedTip), fast.maxPriorityFeePerGas ?? 0n);
  return { gasLimit, gasPrice: highest(gasPrice, tip), maxPriorityFeePerGas: tip, nonce, ...beside };
}

/** Raises a price by an eighth, rounded up, and by at least one wei. */
function raise(price: bigint): bigint {
  return price + highest((price + 7n) / 8n, 1n);
}

function highest(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
