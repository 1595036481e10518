import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { decodablePath } from './decodablePath.ts';

/**
 * Leaves requests as they came, for a function that answers whatever comes by itself.
 *
 * The platform parses a request before the function is called, and answers what it cannot parse with a page of its own,
 * in the emulator with a stack trace. A body without a type is nothing it parses or stores: the function reads it, no
 * more of it than it wants, and still finds the header as it came in `rawHeaders`. A path it cannot decode is made one
 * that it can, of something that is not there.
 *
 * @param functionName the deployed function's; others in the same bundle are served by processes of their own
 */
export function keepRequestsRaw(functionName: string): void {
  if (process.env['FUNCTION_TARGET'] !== functionName) return;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    delete request.headers['content-type'];
    delete request.headers['content-encoding'];
    request.url = decodablePath(request.url ?? '/');
  });
}
