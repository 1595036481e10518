import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Leaves the bodies of requests as they came, for a function that reads them itself.
 *
 * The platform parses bodies before a function is called, and answers what it cannot parse with a page of its own, in
 * the emulator with a stack trace. What it does not take for JSON it only stores, as `rawBody`. The function still
 * sees the header as it came, in `rawHeaders`.
 *
 * @param functionName the deployed function's; others in the same bundle are served by processes of their own
 */
export function keepBodiesRaw(functionName: string): void {
  if (process.env['FUNCTION_TARGET'] !== functionName) return;
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    if (headers['content-type'] === undefined) return;
    headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}
