import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { deriveKey } from '../../secrets/deriveKey.ts';
import { secretsIn } from '../../secrets/secretsIn.ts';

/** Groups of 16 bits of an IPv6 address that name a household's network; the rest its devices choose at will. */
const NETWORK_GROUPS = 4;

/**
 * Names an internet address in counters: a keyed digest, from which the address cannot be found.
 *
 * Without a key it could: there are only four thousand million IPv4 addresses to try.
 *
 * @param counterKey the secret of counters
 * @param address IPv4, IPv6 of which only the network counts, or any text where the address is not known
 */
export function addressKey(counterKey: string, address: string): string {
  const [current] = secretsIn(counterKey);
  return `address-${createHmac('sha256', deriveKey(current, 'address counter'))
    .update(`address:${networkOf(address)}`)
    .digest('hex')}`;
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [before = '', after] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
  const start = groups(before);
  const end = after === undefined ? [] : groups(after);
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  return [...start, ...zeros, ...end].slice(0, NETWORK_GROUPS).join(':');
}
