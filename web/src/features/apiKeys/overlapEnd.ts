import { ROTATION_OVERLAP_MS } from '@everything-wallet/core/documents/apiKey';

/**
 * Returns the time at which a replaced key ends: after the overlap, or undefined if it expires before that.
 *
 * @param now ms since 1970
 */
export function overlapEnd(expiresAt: Date | undefined, now: number): Date | undefined {
  const end = now + ROTATION_OVERLAP_MS;
  return expiresAt && expiresAt.getTime() <= end ? undefined : new Date(end);
}
