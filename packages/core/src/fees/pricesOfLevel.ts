import type { FeeLevel, FeeMarket } from './feeMarket.ts';

/** Offered price of a unit of gas, in wei (EIP-1559). */
export interface GasPrices {
  /** Fee cap, including the priority fee. */
  readonly maxFeePerGas: bigint;
  /** Priority fee: the most the block's producer receives of it. */
  readonly maxPriorityFeePerGas: bigint;
}

/**
 * Quarters of the next base fee that the fee cap leaves room for. Full blocks raise the base fee by an eighth
 * each (EIP-1559): twice covers five of them in a row, three times nine; one and a quarter suffices for those
 * who can wait.
 */
const QUARTERS: Readonly<Record<FeeLevel, bigint>> = { slow: 5n, normal: 8n, fast: 12n };

/** Returns the prices of a level: what others paid for it, and room for the base fee to rise (decision 3). */
export function pricesOfLevel({ nextBaseFee, tips }: FeeMarket, level: FeeLevel): GasPrices {
  const tip = tips[level];
  const room = (nextBaseFee * QUARTERS[level] + 3n) / 4n;
  return { maxFeePerGas: room + tip, maxPriorityFeePerGas: tip };
}
