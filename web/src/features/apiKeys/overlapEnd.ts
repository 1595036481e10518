import { ROTATION_OVERLAP_MS } from '@everything-wallet/core/documents/apiKey';

/**
 * When a key ends that another takes the place of: after the overlap, or undefined where it ends before that by itself.
 *
 * @param now ms since 1970
 */
export function overlapEnd(expiresAt: Date | undefined, now: number): Date | undefined {
  const end = now + ROTATION_OVERLAP_MS;
  return expiresAt && expiresAt.getTime() <= end ? undefined : new Date(end);
}
