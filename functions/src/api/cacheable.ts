import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';

/** Headers of a 304 response beyond the standard's own, which programs or browsers need. */
const RETAINED = [
  'access-control-allow-origin',
  'access-control-expose-headers',
  'ratelimit',
  'ratelimit-policy',
];

/** Allows callers, and no proxy, to cache a response; they revalidate it each time (RFC 9111). */
const letKeep: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.ok && context.res.status !== 304) {
    context.res.headers.delete('ETag');
    return;
  }
  context.header('Cache-Control', 'private, no-cache');
  // The response depends on the key.
  context.header('Vary', 'Authorization, Accept-Encoding');
};

/**
 * Middleware for responses that only a deployment changes: compressed if the caller accepts it, with status
 * 304 if the caller has them already. All other responses must not be stored.
 */
export const cacheable: readonly MiddlewareHandler[] = [
  letKeep,
  compress(),
  // Weak, since one answer is sent compressed or not.
  etag({ weak: true, retainedHeaders: [...RETAINED_304_HEADERS, ...RETAINED] }),
];
