import { apiErrors } from '@everything-wallet/core/api/apiErrors';
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
      'What is left of each limit, and the seconds until it begins anew (draft-ietf-httpapi-ratelimit-headers).',
    schema: { type: 'string' as const },
  },
  'RateLimit-Policy': {
    description: 'The limits of the key: so many requests (q) in so many seconds (w).',
    schema: { type: 'string' as const },
  },
};

const retryAfterHeader = {
  'Retry-After': {
    description: 'Seconds to wait before the next try.',
    schema: { type: 'integer' as const },
  },
};

/** The statuses with which anything that needs a key may be refused. */
export const keyedStatuses = [401, 403, 429, 503] as const;

/** The answers of a route for its OpenAPI operation: the one wanted, and the problems that may come instead. */
export function answers<Schema extends z.ZodType>(
  description: string,
  schema: Schema,
  statuses: readonly number[],
) {
  const isKeyed = statuses.includes(429);
  return {
    200: {
      description,
      headers: { ...requestIdHeader, ...(isKeyed && limitHeaders) },
      content: { 'application/json': { schema } },
    },
    ...Object.fromEntries(
      statuses
        .toSorted((a, b) => a - b)
        .map((status) => [
          status,
          {
            description: codesOf(status),
            headers: {
              ...requestIdHeader,
              ...(isKeyed && status !== 401 && status !== 503 && limitHeaders),
              ...((status === 429 || status === 503) && retryAfterHeader),
            },
            content: { 'application/problem+json': { schema: problemSchema } },
          },
        ]),
    ),
  };
}

/** 'rate_limited, daily_limit_reached' */
function codesOf(status: number): string {
  return Object.entries(apiErrors)
    .filter(([, error]) => error.status === status)
    .map(([code]) => code)
    .join(', ');
}
