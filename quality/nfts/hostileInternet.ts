import { request } from 'node:http';
import type { Internet } from '../../functions/src/services/nfts/internet.ts';

/** The one public address that there is. */
const PUBLIC = '93.184.216.34';

/** Names that mean something inside, or besides. */
const inside: Readonly<Record<string, readonly string[]>> = {
  'inside.example': ['127.0.0.1'],
  'six.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat.example': ['64:ff9b::7f00:1'],
  'both.example': [PUBLIC, '10.0.0.1'],
  'cloud.example': ['169.254.169.254'],
  localhost: ['127.0.0.1', '::1'],
};

/** An internet with one public host, which is hostile. */
export interface HostileInternet extends Internet {
  /** Connections to other addresses: there must be none. */
  readonly strays: readonly string[];
}

/**
 * @param port of that host, on this machine
 */
export function hostileInternet(port: number): HostileInternet {
  const strays: string[] = [];
  let requested = 0;
  return {
    strays,
    resolve: (host) => {
      // It resolves to the public address first, and to an internal one when it is looked up again.
      if (host === 'rebinding.example')
        return Promise.resolve([(requested += 1) % 2 === 1 ? PUBLIC : '127.0.0.1']);
      if (host === 'silent.example') return new Promise(() => undefined);
      return Promise.resolve(inside[host] ?? [PUBLIC]);
    },
    request: ({ url, address, port: wanted, headers, signal }) => {
      if (address !== PUBLIC || wanted !== 443) strays.push(`${address}:${wanted}`);
      return request({
        host: '127.0.0.1',
        port,
        path: `${url.pathname}${url.search}`,
        headers,
        signal,
        agent: false,
      });
    },
  };
}
