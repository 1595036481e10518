import type { GasEstimate } from '../callables/estimateGas.ts';
import { expectedWait } from '../fees/expectedWait.ts';
import type { FeeMarket } from '../fees/feeMarket.ts';
import { L1_FEE_MARGIN } from '../fees/l1FeeMargin.ts';
import type { GasPrices } from '../fees/pricesOfLevel.ts';

/** The numbers of a transfer that come from the server; everything else that is signed comes from the person. */
export interface TransferFees {
  /** Units of gas. */
  readonly gasLimit: bigint;
  /** The most paid per gas, in wei: gasPrice, or maxFeePerGas on chains with EIP-1559. */
  readonly gasPrice: bigint;
  /** Wei per gas to the block's producer; absent on chains without EIP-1559. */
  readonly maxPriorityFeePerGas?: bigint;
  /** Wei beside the gas, for the layer below, with its margin (L1_FEE_MARGIN); absent where gas is all that is paid. */
  readonly l1Fee?: bigint;
  readonly nonce: number;
}

/** Reads the fee numbers out of an estimate. */
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

/** The most a transfer's fee can come to, in wei. */
export function maxFee(fees: TransferFees): bigint {
  return fees.gasLimit * fees.gasPrice + (fees.l1Fee ?? 0n);
}

/** The same transfer at other prices; a chain without EIP-1559 has one price, which is left as it is. */
export function atPrices(
  fees: TransferFees,
  { maxFeePerGas, maxPriorityFeePerGas }: GasPrices,
): TransferFees {
  if (fees.maxPriorityFeePerGas === undefined) return fees;
  return { ...fees, gasPrice: maxFeePerGas, maxPriorityFeePerGas };
}

/**
 * The same transfer, its highest fee paid to the last wei: where the tip is the whole price, the producer of the block gets what the
 * base fee leaves of it and nothing returns (EIP-1559). Without it no account can be emptied.
 */
export function paidInFull(fees: TransferFees): TransferFees {
  if (fees.maxPriorityFeePerGas === undefined) return fees;
  return { ...fees, maxPriorityFeePerGas: fees.gasPrice };
}

/** What is known of gas when a transfer is signed. */
export interface PresentGas {
  /** What others pay; undefined where it is not told. */
  readonly market?: FeeMarket | undefined;
  /** Whether the person was told that these fees wait, and wants them all the same. */
  readonly mayWait?: boolean | undefined;
}

/**
 * The fees that were shown, with the nonce of a newer estimate.
 *
 * The fee per gas that was shown leaves room for the base fee to rise (see pricesOfLevel), so a newer estimate a little above it
 * is no reason to ask the person again; one whose present price it does not reach is.
 *
 * What the layer below takes was shown with a margin: it may rise within that.
 *
 * The gas limits both hold a reserve of a fifth where code runs (see functions: withReserve): what is asked is whether the
 * shown one still covers what the transfer needs.
 *
 * @returns undefined when the fees shown would not get the transfer into a block now
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
  // With EIP-1559 the fresh bound is 2 × base fee + tip; what a block asks now is base fee + tip.
  const priceNow =
    fresh.maxPriorityFeePerGas === undefined
      ? fresh.gasPrice
      : (fresh.gasPrice + fresh.maxPriorityFeePerGas) / 2n;
  return shown.gasPrice >= priceNow;
}
