import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { z } from '@hono/zod-openapi';
import { problemSchema } from './problemSchema.ts';

const requestIdHeader = {
  'X-Request-Id': {
    description: 'Names this request in our logs and in the developer portal.',
    schema: { type: 'string' as const },
  },
};

const limitHeaders = {
  RateLimit: {
    description:
      'What is left of each limit (r), and the seconds until its window ends and all of it is given anew (t): draft-ietf-httpapi-ratelimit-headers.',
    schema: { type: 'string' as const },
  },
  'RateLimit-Policy': {
    description:
      'The limits: so many requests (q) in each window of so many seconds (w), of which some count as several. What is refused with status 400 or 403, and what fails on our side, counts as none. "minute" and "day" are the key’s, "user-minute" and "user-day" those of all keys of its owner together. Windows are the minutes and days of UTC.',
    schema: { type: 'string' as const },
  },
};

const retryAfterHeader = {
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer' as const },
  },
};

/** Statuses of problems that occur before the limits of a key are known. */
const beforeLimits: ReadonlySet<number> = new Set([401, 431, 503]);

/** The problems that anything may end in that needs a key. */
export const keyedProblems = [
  'key_missing',
  'key_malformed',
  'key_unknown',
  'key_revoked',
  'key_expired',
  'scope_missing',
  'rate_limited',
  'daily_limit_reached',
  'too_many_unknown_keys',
  'headers_too_large',
  'service_unavailable',
] as const satisfies readonly ApiErrorCode[];

/** The problems that a question to a network may end in. */
export const networkProblems = [
  'invalid_request',
  'network_not_allowed',
  'upstream_unavailable',
  'upstream_timeout',
] as const satisfies readonly ApiErrorCode[];

/**
 * Returns the responses of a route for its OpenAPI operation: the successful one, and the possible problems.
 */
export function answers<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  problems: readonly ApiErrorCode[],
) {
  const isKeyed = problems.includes('key_missing');
  const statuses = [...new Set(problems.map((code) => apiErrors[code].status))].sort((a, b) => a - b);
  return {
    200: {
      description,
      headers: { ...requestIdHeader, ...(isKeyed && limitHeaders) },
      content: { 'application/json': { schema } },
    },
    ...Object.fromEntries(
      statuses.map((status) => [
        status,
        {
          description: problems.filter((code) => apiErrors[code].status === status).join(', '),
          headers: {
            ...requestIdHeader,
            ...(isKeyed && !beforeLimits.has(status) && limitHeaders),
            ...(problems.some((code) => apiErrors[code].status === status && apiErrors[code].retryable) &&
              retryAfterHeader),
          },
          content: { 'application/problem+json': { schema: problemSchema } },
        },
      ]),
    ),
  };
}
