import { request as ask, type IncomingMessage, type RequestOptions } from 'node:http';

/** Request that a proxy sends to a function. */
interface Forwarded {
  readonly port: number;
  readonly path: string;
  readonly headers: RequestOptions['headers'];
}

/** Headers between two neighbours, which no proxy sends on (RFC 9110, 7.6.1). */
const OF_THE_CONNECTION = [
  'connection',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
];

/**
 * Forwards a request to a process of a function, and streams its body.
 *
 * @returns the answer, with its body still to come
 * @throws {Error} When the process cannot be reached, or `signal` is aborted.
 */
export function proxyTo(
  request: IncomingMessage,
  { port, path, headers }: Forwarded,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = ask({ host: '127.0.0.1', port, path, method: request.method, headers, signal });
    onward.on('response', resolve).on('error', reject);
    request.pipe(onward);
  });
}

/** Header with the internet address that a test simulates; the functions never see it. */
export const CLIENT_HEADER = 'x-stand-in-client';

/** Returns the headers of a request as Google's front end forwards them: the client's address is last. */
export function forwardedHeaders(request: IncomingMessage, host: string): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(request.headers)) {
    if (
      value === undefined ||
      OF_THE_CONNECTION.includes(name) ||
      name === CLIENT_HEADER ||
      name.startsWith('x-google-')
    )
      continue;
    headers[name] = value;
  }
  const client = [request.headers[CLIENT_HEADER] ?? request.socket.remoteAddress ?? ''].flat();
  const before = [headers['x-forwarded-for'] ?? []].flat();
  return {
    ...headers,
    host,
    'x-forwarded-for': [...before, ...client].join(', '),
    'x-forwarded-proto': 'https',
  };
}
