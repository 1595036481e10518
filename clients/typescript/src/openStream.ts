import { ApiError } from './ApiError.ts';
import { causeWithoutKey } from './causeWithoutKey.ts';
import { ConnectionError } from './ConnectionError.ts';
import { failureOf } from './failureOf.ts';
import { reasonOf } from './reasonOf.ts';
import type { Fetch } from './sendOnce.ts';

/** Time without a byte after which a connection is considered lost. The API writes every 15 seconds, and a proxy may hold its answer back for 50. */
const MAX_SILENCE_MS = 65_000;

interface OpenedStream {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly apiKey: string;
  readonly fetch: Fetch;
  /** Number of attempts, including this one. */
  readonly attempt: number;
  readonly signal: AbortSignal | undefined;
}

/**
 * Opens a stream once, and yields its parts until it ends.
 *
 * @throws ApiError when the API answers with a problem
 * @throws ConnectionError when there is no answer, one that is not the API's, or none any more
 * @throws the signal's reason when it is aborted
 */
export async function* openStream(options: OpenedStream): AsyncGenerator<Uint8Array, void> {
  const { url, headers, apiKey, fetch, attempt, signal } = options;
  signal?.throwIfAborted();
  const controller = new AbortController();
  const abort = () => {
    controller.abort();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const expectMore = () => {
    clearTimeout(timer);
    timer = setTimeout(abort, MAX_SILENCE_MS);
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    expectMore();
    // A redirect is not followed: the key would go to an unchecked address.
    const response = await fetch(url, { headers, redirect: 'manual', signal: controller.signal });
    const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
    if (!response.ok || !isStream || !response.body) {
      throw failureOf(
        { url, apiKey },
        { count: attempt, mayHaveArrived: false },
        response,
        await response.text(),
      );
    }
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      expectMore();
      yield value;
    }
  } catch (thrown) {
    signal?.throwIfAborted();
    if (thrown instanceof ApiError || thrown instanceof ConnectionError) throw thrown;
    const cause = causeWithoutKey(thrown, apiKey);
    const { origin } = new URL(url);
    const message = controller.signal.aborted
      ? `No answer from ${origin} within ${MAX_SILENCE_MS} ms`
      : `No answer from ${origin} (${reasonOf(cause)})`;
    throw new ConnectionError(message, { retryable: true, attempts: attempt, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
    controller.abort();
  }
}
