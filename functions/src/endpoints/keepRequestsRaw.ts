import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodablePath } from './decodablePath.ts';

/**
 * Leaves requests unparsed, for a function that answers every request itself.
 *
 * The platform parses a request before the function is called, and answers an unparsable one with a page of
 * its own. A body that it does not take for JSON it only stores, as `rawBody`; the function still finds the
 * original header in `rawHeaders`. A path that it cannot decode is replaced by one of a missing route.
 *
 * @param functionName the deployed function's; others in the same bundle are served by processes of their own
 */
export function keepRequestsRaw(functionName: string): void {
  if (process.env['FUNCTION_TARGET'] !== functionName) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (request.headers['content-type'] !== undefined) {
      request.headers['content-type'] = 'application/octet-stream';
    }
    delete request.headers['content-encoding'];
    request.url = decodablePath(request.url ?? '/');
  });
}
