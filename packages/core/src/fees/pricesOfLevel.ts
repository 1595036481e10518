import type { FeeLevel, FeeMarket } from './feeMarket.ts';

/** What is offered for a unit of gas, in wei (EIP-1559). */
export interface GasPrices {
  /** The most that is paid, the tip in it. */
  readonly maxFeePerGas: bigint;
  /** The tip: what the block's producer gets of it at most. */
  readonly maxPriorityFeePerGas: bigint;
}

/**
 * How many quarters of the next base fee the highest price leaves room for. Full blocks raise the base fee by an eighth each
 * (EIP-1559): twice it covers five of them in a row, three times it nine; one and a quarter does for somebody who can wait.
 */
const QUARTERS: Readonly<Record<FeeLevel, bigint>> = { slow: 5n, normal: 8n, fast: 12n };

/** The prices of a level: what others paid for the same, and room for the base fee to rise (decision 3). */
export function pricesOfLevel({ nextBaseFee, tips }: FeeMarket, level: FeeLevel): GasPrices {
  const tip = tips[level];
  const room = (nextBaseFee * QUARTERS[level] + 3n) / 4n;
  return { maxFeePerGas: room + tip, maxPriorityFeePerGas: tip };
}
