import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';

/** Failures on our side that end before anything is sent. */
const OURS: ReadonlySet<ApiErrorCode> = new Set([
  'upstream_unavailable',
  'upstream_timeout',
  'service_unavailable',
]);

/**
 * Returns true if a request that ends in this problem counts against no limit: it was refused as malformed,
 * or we failed.
 */
export function costsNothing(code: ApiErrorCode): boolean {
  const { status } = apiErrors[code];
  return status === 400 || status === 403 || OURS.has(code);
}
