import type { ClientRequest } from 'node:http';
import { request as requestByTls, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { isPublicIpAddress } from '../nfts/isPublicIpAddress.ts';
import { resolveName } from '../nfts/resolveName.ts';
import { PushServiceError } from './PushServiceError.ts';

/** Time for a push in ms: its name, the connection and the response. */
const TIMEOUT_MS = 10_000;

/** Request to a push service. */
export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer;
}

/** The internet, as far as it is needed. */
export interface PushInternet {
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly request: (options: RequestOptions) => ClientRequest;
}

const internet: PushInternet = { resolve: resolveName, request: requestByTls };

/**
 * Sends a request to an address that a user named: by https to public addresses alone, which are resolved once and connected to as they
 * are. No redirect is followed, and no response is read.
 *
 * @returns status of the response; undefined if the address is not allowed
 * @throws PushServiceError without a response in time
 */
export async function postPush(
  { endpoint, headers, body }: PushRequest,
  { resolve, request }: PushInternet = internet,
): Promise<number | undefined> {
  const { protocol, username, password, port, host, hostname, pathname, search } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return undefined;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const name = hostname.replace(/^\[|\]$/g, '');
  try {
    const isName = isIP(name) === 0;
    const addresses = isName ? await resolve(name, signal) : [name];
    // A name that means something inside as well is not a push service's.
    if (!addresses.every(isPublicIpAddress)) return undefined;
    const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0];
    if (address === undefined) throw new PushServiceError('no address');
    const options = {
      ...{ method: 'POST', host: address, port: 443, path: `${pathname}${search}`, signal, agent: false },
      // The certificate is that of the name, though the connection is to the address.
      servername: isName ? name : '',
      headers: { ...headers, host },
    };
    return await statusOf(request(options), body);
  } catch (error) {
    if (error instanceof PushServiceError) throw error;
    throw new PushServiceError(signal.aborted ? 'no response in time' : 'no response', { cause: error });
  }
}

function statusOf(sent: ClientRequest, body: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    sent.once('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    // Errors after the response do not matter.
    sent.on('error', reject);
    sent.end(body);
  });
}
