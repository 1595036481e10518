import { apiErrors, type ApiErrorCode } from '@everything-wallet/core/api/apiErrors';
import { z } from '@hono/zod-openapi';
import { problemSchema } from './problemSchema.ts';

const requestIdHeader = {
  'X-Request-Id': {
    description: 'Identifies this request in our logs and in the developer portal.',
    schema: { type: 'string' as const },
  },
};

const limitHeaders = {
  RateLimit: {
    description:
      'The remaining requests of each limit (r), and the seconds until its window ends and the limit resets (t): draft-ietf-httpapi-ratelimit-headers.',
    schema: { type: 'string' as const },
  },
  'RateLimit-Policy': {
    description:
      'The limits: the number of requests (q) in a window of so many seconds (w). Some requests count as several. Requests that are rejected with status 400 or 403, or that fail on our side, do not count. "minute" and "day" apply to the key, "user-minute" and "user-day" to all keys of its owner together. Windows follow UTC minutes and days.',
    schema: { type: 'string' as const },
  },
};

const retryAfterHeader = {
  'Retry-After': {
    description: 'The seconds to wait before you try again.',
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
  return { 200: success(description, schema, problems), ...problemAnswers(problems) };
}

/** The same for a route that creates something: its successful response has status 201. */
export function creationAnswers<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  problems: readonly ApiErrorCode[],
) {
  return { 201: success(description, schema, problems), ...problemAnswers(problems) };
}

function success<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  problems: readonly ApiErrorCode[],
) {
  const isKeyed = problems.includes('key_missing');
  return {
    description,
    headers: { ...requestIdHeader, ...(isKeyed && limitHeaders) },
    content: { 'application/json': { schema } },
  };
}

function problemAnswers(problems: readonly ApiErrorCode[]) {
  const isKeyed = problems.includes('key_missing');
  const statuses = [...new Set(problems.map((code) => apiErrors[code].status))].sort((a, b) => a - b);
  return Object.fromEntries(
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
  );
}
