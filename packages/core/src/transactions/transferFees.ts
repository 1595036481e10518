import type { GasEstimate } from '../schemas/gasEstimate.ts';
import { expectedWait } from '../fees/expectedWait.ts';
import type { FeeMarket } from '../fees/feeMarket.ts';
import { L1_FEE_MARGIN } from '../fees/l1FeeMargin.ts';
import type { GasPrices } from '../fees/pricesOfLevel.ts';

/** Numbers of a transfer that the server provides; everything else in the signature is the user's. */
export interface TransferFees {
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** Highest price per gas, in wei: gasPrice, or maxFeePerGas on chains with EIP-1559. */
  readonly gasPrice: bigint;
  /** Priority fee in wei per gas; absent on chains without EIP-1559. */
  readonly maxPriorityFeePerGas?: bigint;
  /** L1 data fee in wei, with its margin (L1_FEE_MARGIN); absent where only gas is charged. */
  readonly l1Fee?: bigint;
  readonly nonce: number;
}

/** Reads the fee numbers from an estimate. */
export function transferFees(estimate: GasEstimate): TransferFees {
  const { gasLimit, gasPrice, maxFeePerGas, maxPriorityFeePerGas, l1Fee, nonce } = estimate;
  const hasEip1559Fees = maxFeePerGas !== undefined && maxPriorityFeePerGas !== undefined;
  return {
    gasLimit: BigInt(gasLimit),
    gasPrice: BigInt(maxFeePerGas ?? gasPrice),
    nonce,
    ...(hasEip1559Fees && { maxPriorityFeePerGas: BigInt(maxPriorityFeePerGas) }),
    ...(l1Fee !== undefined && { l1Fee: BigInt(l1Fee) }),
  };
}

/** Returns the highest possible fee of a transfer, in wei. */
export function maxFee(fees: TransferFees): bigint {
  return fees.gasLimit * fees.gasPrice + (fees.l1Fee ?? 0n);
}

/**
 * Returns the fees of the same transfer at other prices; a chain without EIP-1559 has one price, which is
 * unchanged.
 */
export function atPrices(
  fees: TransferFees,
  { maxFeePerGas, maxPriorityFeePerGas }: GasPrices,
): TransferFees {
  if (fees.maxPriorityFeePerGas === undefined) return fees;
  return { ...fees, gasPrice: maxFeePerGas, maxPriorityFeePerGas };
}

/**
 * Returns fees that are paid in full, to the last wei: if the priority fee is the whole price, the producer
 * of the block receives all above the base fee, and nothing is refunded (EIP-1559). No account could be
 * emptied otherwise.
 */
export function paidInFull(fees: TransferFees): TransferFees {
  if (fees.maxPriorityFeePerGas === undefined) return fees;
  return { ...fees, maxPriorityFeePerGas: fees.gasPrice };
}

/** Facts about gas when a transfer is signed. */
export interface PresentGas {
  /** Present fee market; undefined if unknown. */
  readonly market?: FeeMarket | undefined;
  /** True if the user knows that these fees may wait, and accepts it. */
  readonly mayWait?: boolean | undefined;
}

/**
 * Returns the shown fees with the nonce of a newer estimate.
 *
 * The shown fee per gas leaves room for the base fee to rise (see pricesOfLevel), so a slightly higher
 * estimate does not require another confirmation; a present price above it does.
 *
 * The L1 data fee was shown with a margin and may rise within it.
 *
 * Both gas limits include a reserve of a fifth where code runs (see functions: withReserve): the shown one
 * only has to cover the actual need.
 *
 * @returns undefined when the shown fees would not get the transfer into the next block
 */
export function renewedFees(
  shown: TransferFees,
  fresh: TransferFees,
  gas: PresentGas = {},
): TransferFees | undefined {
  const isLegacy = fresh.maxPriorityFeePerGas === undefined;
  if (isLegacy !== (shown.maxPriorityFeePerGas === undefined)) return undefined;
  const gasNeeded = (fresh.gasLimit * 10n) / 12n;
  const l1FeeNow = (fresh.l1Fee ?? 0n) / L1_FEE_MARGIN;
  if ((shown.l1Fee ?? 0n) < l1FeeNow) return undefined;
  if (!isEnough(shown, fresh, gas) || shown.gasLimit < gasNeeded) return undefined;
  return { ...shown, nonce: fresh.nonce };
}

function isEnough(
  shown: TransferFees,
  fresh: TransferFees,
  { market, mayWait = false }: PresentGas,
): boolean {
  if (mayWait) return true;
  if (market && shown.maxPriorityFeePerGas !== undefined) {
    const { gasPrice: maxFeePerGas, maxPriorityFeePerGas } = shown;
    return typeof expectedWait(market, { maxFeePerGas, maxPriorityFeePerGas }) === 'object';
  }
  // With EIP-1559 the new fee cap is 2 × base fee + priority fee; a block requires base fee + priority fee.
  const priceNow =
    fresh.maxPriorityFeePerGas === undefined
      ? fresh.gasPrice
      : (fresh.gasPrice + fresh.maxPriorityFeePerGas) / 2n;
  return shown.gasPrice >= priceNow;
}
