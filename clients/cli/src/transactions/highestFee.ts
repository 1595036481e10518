import type { Transfer } from './Transfer.ts';

/** The most that the fee of a transfer can come to, in wei. */
export function highestFee({ gasLimit, gasPrice }: Pick<Transfer, 'gasLimit' | 'gasPrice'>): bigint {
  return gasLimit * gasPrice;
}
