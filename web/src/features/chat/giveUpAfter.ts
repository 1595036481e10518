/**
 * Waits for a promise, with a timeout.
 *
 * @param giveUp creates the error to reject with after `ms`
 * @param signal ends the wait at once, for work that cannot be aborted
 */
export async function giveUpAfter<T>(
  ms: number,
  promise: Promise<T>,
  giveUp: () => Error,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted();
  const waiting = new AbortController();
  const end = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(giveUp()), ms);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')), {
      signal: waiting.signal,
    });
  });
  try {
    return await Promise.race([promise, end]);
  } finally {
    waiting.abort();
  }
}
