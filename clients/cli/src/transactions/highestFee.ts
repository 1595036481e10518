import type { Transfer } from './Transfer.ts';

/** The most that the fee of a transfer can come to, in wei. */
export function highestFee({
  gasLimit,
  gasPrice,
  l1Fee,
}: Pick<Transfer, 'gasLimit' | 'gasPrice' | 'l1Fee'>): bigint {
  return gasLimit * gasPrice + l1Fee;
}
