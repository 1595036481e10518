/**
 * Waits for a promise, but not for ever.
 *
 * @param giveUp makes the error to fail with after `ms`
 * @param signal ends the waiting at once, for what cannot be ended itself
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
