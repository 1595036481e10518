import type { SwapToken } from './SwapToken.ts';

/** Returns true if a token's market price is used: not that of an unlisted token, or of one that imitates another. */
export function isPriced({ isVerified, imitated }: Pick<SwapToken, 'isVerified' | 'imitated'>): boolean {
  return isVerified && imitated === undefined;
}
