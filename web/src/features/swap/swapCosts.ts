import type { GasPrice } from '../../lib/fees/askGasPrice.ts';
import { gasOfStep } from '../../lib/fees/gasOfStep.ts';

/** L1 data fee of a swap (OP Stack), in plain transfers, and of an approval. */
const L1_OF_SWAP = 5n;
const L1_OF_APPROVAL = 2n;

/** Fees of a swap in wei, as far as they are known. */
export interface SwapCosts {
  /** Expected fee of the swap alone. */
  readonly fee: bigint | undefined;
  /** Coin that Max leaves for the fee. */
  readonly reserve: bigint | undefined;
  /** Fees of the swap and of two approvals. */
  readonly withApprovals: bigint | undefined;
}

/** Computes the fees of a swap. @param gas units of the quote, or of wrapping; undefined without a quote */
export function swapCosts(gas: bigint | undefined, gasPrice: GasPrice | undefined): SwapCosts {
  if (!gasPrice) return { fee: undefined, reserve: undefined, withApprovals: undefined };
  const { about, most, l1Fee } = gasPrice;
  const gasOrMost = gas ?? gasOfStep.swap;
  return {
    fee: gas === undefined ? undefined : gas * about + l1Fee,
    // Gas prices move while the user reads, and a gas limit is set above what is expected.
    reserve: (gasOrMost * most * 3n) / 2n + L1_OF_SWAP * l1Fee,
    // The next signature at the highest price, and the steps after it at the price now: a step that finds prices risen shows it. Two
    // approvals, so that no approval is left without the coin to revoke it.
    withApprovals:
      gasOrMost * about + gasOfStep.approval * (most + about) + (L1_OF_SWAP + 2n * L1_OF_APPROVAL) * l1Fee,
  };
}
