import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodablePath } from './decodablePath.ts';

/**
 * Leaves requests as they came, for a function that answers whatever comes by itself.
 *
 * The platform parses a request before the function is called, and answers what it cannot parse with a page of its own.
 * A body that it does not take for JSON it only stores, as `rawBody`; the function still finds the header as it came in
 * `rawHeaders`. A path that it cannot decode is made one that it can, of something that is not there.
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
