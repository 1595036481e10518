import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * The internet address a request comes from, or 'unknown'.
 *
 * Each proxy appends to x-forwarded-for who it was asked by, so the list begins with whatever the client wrote into it
 * and ends with what Google's front end saw. Only that last entry can be trusted; where proxies of our own stand behind
 * the front end, each adds one more, and the entry before theirs is meant.
 *
 * @param trustedProxies how many proxies of our own there are
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
