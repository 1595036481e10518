import type { Context } from 'hono';
import type { LimitState } from '../services/apiAccess/limits.ts';
import type { ApiEnvironment } from './ApiEnvironment.ts';

/**
 * Writes the limits and what remains of them into the headers of a response
 * (draft-ietf-httpapi-ratelimit-headers-10).
 */
export function writeLimitHeaders(context: Context<ApiEnvironment>, states: readonly LimitState[]): void {
  const policies = states.map(({ name, quota, window }) => `"${name}";q=${quota};w=${window}`);
  const remaining = states.map(({ name, quota, used, resetMs }) => {
    const left = Math.min(quota, Math.max(0, quota - used));
    return `"${name}";r=${left};t=${Math.ceil(resetMs / 1_000)}`;
  });
  context.header('RateLimit-Policy', policies.join(', '));
  context.header('RateLimit', remaining.join(', '));
}
