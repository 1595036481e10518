import type { LimitState } from '../services/apiAccess/limits.ts';

/** Returns the headers with the limits and what remains of them (draft-ietf-httpapi-ratelimit-headers-10). */
export function limitHeaders(states: readonly LimitState[]): Record<string, string> {
  return {
    'RateLimit-Policy': states
      .map(({ name, quota, window }) => `"${name}";q=${quota};w=${window}`)
      .join(', '),
    RateLimit: states
      .map(({ name, quota, used, resetMs }) => {
        const left = Math.min(quota, Math.max(0, quota - used));
        return `"${name}";r=${left};t=${Math.ceil(resetMs / 1_000)}`;
      })
      .join(', '),
  };
}
