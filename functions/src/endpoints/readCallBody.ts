import type { Request } from 'firebase-functions/https';
import { declaredType } from './declaredType.ts';
import { isJsonType } from './isJsonType.ts';
import { isReadableBody } from './isReadableBody.ts';

/**
 * Reads the body of a call out of its bytes, in place of the platform, which writes what it cannot read into its log: the
 * beginning of text that is not JSON, a body without `data`, the names of fields beside it, a content type it does not know.
 *
 * The request becomes one that the platform's own reading of the callable protocol has nothing to say about.
 *
 * @returns whether the body is one of that protocol; where not, the call is made one without an argument
 */
export function readCallBody(request: Request): boolean {
  const body = isJsonType(declaredType(request)) ? parse(request.rawBody) : undefined;
  const isReadable = isReadableBody(body);
  request.headers['content-type'] = 'application/json';
  request.body = isReadable ? body : { data: null };
  return isReadable;
}

/** A call without a body is one of nothing. */
function parse(bytes: Buffer | undefined): unknown {
  try {
    return JSON.parse(bytes?.toString('utf8') ?? '') as unknown;
  } catch {
    return undefined;
  }
}
