import type { Request } from 'firebase-functions/https';
import { declaredType } from './declaredType.ts';
import { isJsonType } from './isJsonType.ts';
import { isReadableBody } from './isReadableBody.ts';

/**
 * Reads the body of a call from its bytes, in place of the platform, which logs what it cannot read: the
 * beginning of text that is not JSON, a body without `data`, the names of fields beside it, an unknown
 * content type.
 *
 * The request becomes one that the platform's own reading of the callable protocol accepts silently.
 *
 * @returns true if the body fits that protocol; otherwise the call becomes one without an argument
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
