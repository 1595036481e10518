import type { MiddlewareHandler } from 'hono';
import { ApiProblem } from './ApiProblem.ts';

/** Bytes: the longest transaction as hex, and some room for the rest of the object. */
const MAX_BODY = 300_000;

/**
 * Lets a request pass whose body is JSON of a bearable length.
 *
 * @throws ApiProblem unsupported_media_type, body_too_large or malformed_json
 */
export const requireJson: MiddlewareHandler = async (context, next) => {
  const mediaType = (context.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (mediaType !== 'application/json') throw new ApiProblem('unsupported_media_type');
  if (Number(context.req.header('content-length') ?? 0) > MAX_BODY) throw new ApiProblem('body_too_large');
  const text = await context.req.text();
  if (text.length > MAX_BODY) throw new ApiProblem('body_too_large');
  try {
    JSON.parse(text);
  } catch {
    throw new ApiProblem('malformed_json');
  }
  await next();
};
