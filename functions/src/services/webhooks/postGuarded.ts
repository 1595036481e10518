import type { IncomingMessage } from 'node:http';
import type { Exemptions } from '../nfts/allowedAddress.ts';
import { FetchProblemError } from '../nfts/FetchProblemError.ts';
import { internet as theInternet, type Internet } from '../nfts/internet.ts';
import { openGuarded } from '../nfts/openGuarded.ts';

/** Bytes of a response that are read and ignored, and milliseconds for them: a receiver may log an unread response as an error. */
const MAX_IGNORED_BYTES = 16_384;
const MAX_IGNORED_MS = 500;

/** Content of a POST, and its limit. */
export interface GuardedPost {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** Timeout in ms, from the DNS query to the status. */
  readonly timeoutMs: number;
}

/**
 * Posts to an untrusted URL, under the guard of `openGuarded`: only public addresses by https at port 443, no redirects.
 *
 * @returns the HTTP status
 * @throws FetchProblemError 'refused', 'tooSlow' or 'unreachable'
 */
export async function postGuarded(
  url: URL,
  { headers, body, timeoutMs }: GuardedPost,
  exemptions: Pick<Exemptions, 'allowsLocal'>,
  internet: Internet = theInternet,
): Promise<number> {
  const overdue = new AbortController();
  const timer = setTimeout(() => overdue.abort(), timeoutMs);
  const { signal } = overdue;
  try {
    const length = String(Buffer.byteLength(body));
    const request = {
      url,
      method: 'POST',
      headers: { ...headers, 'content-length': length },
      body,
      signal,
    } as const;
    const response = await openGuarded(request, exemptions, internet);
    await ignoreBody(response);
    return response.statusCode ?? 0;
  } catch (error) {
    if (error instanceof FetchProblemError) throw error;
    if (signal.aborted) throw new FetchProblemError('tooSlow', 'no answer in time', { cause: error });
    throw new FetchProblemError('unreachable', 'no usable answer', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function ignoreBody(response: IncomingMessage): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve) => {
    let size = 0;
    timer = setTimeout(resolve, MAX_IGNORED_MS);
    response.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_IGNORED_BYTES) resolve();
    });
    for (const event of ['end', 'close', 'error']) response.once(event, () => resolve());
  });
  clearTimeout(timer);
  response.on('error', () => undefined);
  response.destroy();
}
