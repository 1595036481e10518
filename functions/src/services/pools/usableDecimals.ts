import { MAX_DECIMALS } from '@everything-wallet/core/schemas/holdings';

/** Decimals as a number; null where they cannot be used. */
export function usableDecimals(decimals: bigint | undefined): number | null {
  return decimals !== undefined && decimals <= BigInt(MAX_DECIMALS) ? Number(decimals) : null;
}
