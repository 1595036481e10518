import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Special-purpose ranges of IPv4 (IANA registry, RFC 6890), multicast, and the address at which a cloud's host answers its guests. */
const special4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/**
 * Non-public ranges of IPv6 within 2000::/3, the only one assigned to public hosts (RFC 4291): addresses
 * outside are loopback, private, link-local, or an IPv4 address in another form (mapped, NAT64); 6to4 and
 * Teredo, which contain one too, are here.
 */
const special6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'];

const refused = new BlockList();
const unicast6 = new BlockList();
for (const range of special4) add(refused, range, 'ipv4');
for (const range of special6) add(refused, range, 'ipv6');
add(unicast6, '2000::/3', 'ipv6');

/** Returns true if an address, IPv4 or IPv6 as `net.isIP` accepts it, is on the public internet. */
export function isPublicIpAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  return unicast6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

function add(list: BlockList, range: string, family: 'ipv4' | 'ipv6'): void {
  const [network = '', bits = ''] = range.split('/');
  list.addSubnet(network, Number(bits), family);
}
