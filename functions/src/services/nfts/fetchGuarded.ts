import { request as requestPlainly, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestByTls } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FetchProblemError } from './FetchProblemError.ts';
import { isPublicIpAddress } from './isPublicIpAddress.ts';
import { resolveName } from './resolveName.ts';

/** Redirects that are followed, each of them checked as the address before it was. */
const MAX_REDIRECTS = 3;

const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

const decompress = promisify(gunzip);

/** Limits of a fetch. */
export interface FetchBounds {
  /** Bytes, compressed and not. */
  readonly maxBytes: number;
  /** Milliseconds for all of it: names, redirects and the last byte. */
  readonly timeoutMs: number;
  /** Returns true for a wanted content type; in lower case, without parameters, '' without a type. */
  readonly isWanted: (type: string) => boolean;
  /**
   * URL prefix of a gateway that the deployment configures and the URL was built from: only this content may
   * be at any address and port. Undefined for untrusted URLs.
   */
  readonly gateway: string | undefined;
}

/** Target of a request. */
export interface Target {
  readonly url: URL;
  /** The address that was checked: nothing is resolved a second time. */
  readonly address: string;
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

/** The internet, as far as it is needed. */
export interface Internet {
  readonly resolve: (host: string, signal: AbortSignal) => Promise<readonly string[]>;
  readonly request: (target: Target) => ClientRequest;
}

const internet: Internet = {
  resolve: resolveName,
  request: ({ url, address, port, headers, signal }) => {
    const common = {
      host: address,
      port,
      path: `${url.pathname}${url.search}`,
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

/**
 * Fetches untrusted URLs: from public addresses alone, which are resolved once and connected to as they are,
 * so that no name reaches an internal address by resolving differently.
 *
 * @returns its bytes, without a content encoding
 * @throws FetchProblemError
 */
export async function fetchGuarded(
  start: URL,
  bounds: FetchBounds,
  { resolve, request }: Internet = internet,
): Promise<Buffer> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), bounds.timeoutMs);
  const { signal } = overdue;
  try {
    let url = start;
    let { gateway } = bounds;
    for (let redirects = 0; ; redirects += 1) {
      // After a redirect away from the gateway no URL has its privileges, even one that points back.
      if (gateway !== undefined && !url.href.startsWith(gateway)) gateway = undefined;
      const allowed = addressOf(url, gateway !== undefined, (host) => resolve(host, signal));
      const address = await inTime(allowed, signal);
      const port = Number(url.port) || (url.protocol === 'http:' ? 80 : 443);
      const headers = {
        host: url.host,
        accept: '*/*',
        'accept-encoding': 'gzip',
        'user-agent': 'Everything-Wallet',
      };
      const response = await answerOf(request({ url, address, port, headers, signal }));
      try {
        const location = redirectOf(response);
        if (location === undefined) return await bytesOf(response, bounds);
        if (redirects >= MAX_REDIRECTS) throw new FetchProblemError('refused', 'too many redirects');
        if (!URL.canParse(location, url.href)) throw new FetchProblemError('refused', 'redirected nowhere');
        url = new URL(location, url.href);
      } finally {
        response.destroy();
      }
    }
  } catch (error) {
    if (error instanceof FetchProblemError) throw error;
    if (signal.aborted) throw new FetchProblemError('tooSlow', 'no answer in time', { cause: error });
    throw new FetchProblemError('unreachable', 'no usable answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The address that is connected to, where that is allowed. */
async function addressOf(
  url: URL,
  isGateway: boolean,
  resolve: (host: string) => Promise<readonly string[]>,
): Promise<string> {
  if (url.username !== '' || url.password !== '') throw new FetchProblemError('refused', 'credentials');
  // URL omits the scheme's default port.
  if (!isGateway && (url.protocol !== 'https:' || url.port !== ''))
    throw new FetchProblemError('refused', 'another scheme or port');
  const host = hostOf(url);
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  // A name that means something inside as well is no honest one, whichever address it names first.
  if (!isGateway && !addresses.every(isPublicIpAddress))
    throw new FetchProblemError('refused', 'no public address');
  const address = addresses.find((one) => isIP(one) === 4) ?? addresses[0];
  if (address === undefined) throw new FetchProblemError('unreachable', 'no address');
  return address;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Errors of a destroyed request do not matter.
    request.on('error', reject);
    request.end();
  });
}

function redirectOf({ statusCode, headers }: IncomingMessage): string | undefined {
  return REDIRECTS.includes(statusCode) ? headers.location : undefined;
}

async function bytesOf(response: IncomingMessage, { maxBytes, isWanted }: FetchBounds): Promise<Buffer> {
  const { statusCode, headers } = response;
  if (statusCode !== 200) throw new FetchProblemError('unreachable', `status ${statusCode ?? 0}`);
  const [type = ''] = (headers['content-type'] ?? '').toLowerCase().split(';');
  if (!isWanted(type.trim())) throw new FetchProblemError('malformed', 'another content type');
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity' && encoding !== 'gzip')
    throw new FetchProblemError('malformed', 'another content encoding');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return encoding === 'gzip' ? decompressed(bytes, maxBytes) : bytes;
}

/**
 * Decompresses at once, not as a stream: one that is destroyed during decompression may never report its end.
 */
async function decompressed(bytes: Buffer, maxBytes: number): Promise<Buffer> {
  try {
    return await decompress(bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge();
    throw new FetchProblemError('malformed', 'not compressed as it says', { cause: error });
  }
}

function tooLarge(): FetchProblemError {
  return new FetchProblemError('tooLarge', 'too many bytes');
}

/** Waits until the signal; the pending operation continues unobserved. */
async function inTime<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(new Error('No answer in time'));
    signal.addEventListener('abort', onAbort, { once: true });
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
