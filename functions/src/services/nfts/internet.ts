import { request as requestPlainly, type ClientRequest } from 'node:http';
import { request as requestByTls } from 'node:https';
import { isIP } from 'node:net';
import { hostOf } from './hostOf.ts';
import { resolveName } from './resolveName.ts';

/** Target of a request. */
export interface Target {
  readonly url: URL;
  /** The address that was checked: nothing is resolved a second time. */
  readonly address: string;
  readonly port: number;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The internet, as far as it is needed. */
export interface Internet {
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly request: (target: Target) => ClientRequest;
}

/** The internet by the system's name servers and sockets. */
export const internet: Internet = {
  resolve: resolveName,
  request: ({ url, address, port, method, headers, signal }) => {
    const common = {
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
      method,
      headers,
      signal,
      agent: false,
    };
    if (url.protocol === 'http:') return requestPlainly(common);
    const host = hostOf(url);
    // The certificate is that of the name, though the connection is to the address.
    return requestByTls({ ...common, servername: isIP(host) === 0 ? host : '' });
  },
};
