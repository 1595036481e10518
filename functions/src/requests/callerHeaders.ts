import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Returns the bearer token of an authorization header (RFC 6750); undefined if the header has none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
}

/**
 * Returns the internet address a request comes from, or 'unknown'.
 *
 * Each proxy appends the address of its own client to x-forwarded-for, so the list begins with whatever the
 * client wrote into it and ends with the one Google's front end saw. Only that last entry can be trusted;
 * with proxies of our own behind the front end, each adds one more, and the entry before theirs is used.
 *
 * @param trustedProxies number of proxies of our own
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const header = request.headers['x-forwarded-for'];
  const entries = [header ?? request.socket.remoteAddress ?? '']
    .flat()
    .flatMap((value) => value.split(','))
    .map((entry) => entry.trim());
  const entry = entries.at(-1 - trustedProxies) ?? '';
  return isIP(entry) === 0 ? 'unknown' : entry;
}
