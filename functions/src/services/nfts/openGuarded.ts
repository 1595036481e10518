import type { ClientRequest, IncomingMessage } from 'node:http';
import { allowedAddress, type Exemptions } from './allowedAddress.ts';
import { internet as theInternet, type Internet, type Target } from './internet.ts';

/** A request to an untrusted URL. */
export interface GuardedRequest extends Pick<Target, 'url' | 'method' | 'headers' | 'signal'> {
  readonly body?: string | Buffer;
}

/**
 * Sends one request to an untrusted URL, and returns the response when its headers are there; redirects are not followed.
 * The host is resolved once and connected to as it is, so that no name reaches an internal address by resolving differently.
 *
 * @throws FetchProblemError 'refused' or 'unreachable'
 * @throws Error if there is no response
 */
export async function openGuarded(
  { url, method, headers, signal, body }: GuardedRequest,
  exemptions: Exemptions,
  { resolve, request }: Internet = theInternet,
): Promise<IncomingMessage> {
  const address = await allowedAddress(url, signal, resolve, exemptions);
  const port = Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
  const target = { url, address, port, method, headers: { host: url.host, ...headers }, signal };
  return responseOf(request(target), body);
}

function responseOf(request: ClientRequest, body: string | Buffer | undefined): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Errors of a destroyed request do not matter.
    request.on('error', reject);
    request.end(body);
  });
}
