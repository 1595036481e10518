import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { FetchProblemError } from './FetchProblemError.ts';
import { internet as theInternet, type Internet } from './internet.ts';
import { openGuarded } from './openGuarded.ts';

/** Redirects that are followed, each of them checked as the address before it was. */
const MAX_REDIRECTS = 3;

const REDIRECTS: readonly unknown[] = [301, 302, 303, 307, 308];

const HEADERS = { accept: '*/*', 'accept-encoding': 'gzip', 'user-agent': 'Everything-Wallet' } as const;

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
  internet: Internet = theInternet,
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
      const response = await openGuarded(
        { url, method: 'GET', headers: HEADERS, signal },
        { isExempt: gateway !== undefined },
        internet,
      );
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
