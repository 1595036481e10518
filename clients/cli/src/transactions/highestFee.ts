import type { Transfer } from './Transfer.ts';

/** Returns the highest possible fee of a transfer, in wei. */
export function highestFee({
  gasLimit,
  gasPrice,
  l1Fee,
}: Pick<Transfer, 'gasLimit' | 'gasPrice' | 'l1Fee'>): bigint {
  return gasLimit * gasPrice + l1Fee;
}
