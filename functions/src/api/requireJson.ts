import { bodyLimit } from 'hono/body-limit';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnvironment } from './ApiEnvironment.ts';
import { ApiProblem } from './ApiProblem.ts';

/** Bytes: the longest transaction as hex, and some room for the rest of the object. */
const MAX_BODY = 300_000;

const bounded = bodyLimit({
  maxSize: MAX_BODY,
  onError: () => {
    throw new ApiProblem('body_too_large');
  },
});

/**
 * Passes a request whose body is JSON of acceptable length.
 *
 * @throws ApiProblem unsupported_media_type, body_too_large or malformed_json
 */
export const requireJson: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  const mediaType = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new ApiProblem('unsupported_media_type');
  await bounded(context, async () => {
    try {
      await context.req.json();
    } catch (error) {
      if (error instanceof SyntaxError) throw new ApiProblem('malformed_json');
      throw error;
    }
    await next();
  });
};
