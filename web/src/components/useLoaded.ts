import { useCallback, useEffect, useState } from 'react';

/** Something that is loaded: pending, available, or failed with the reason. */
type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown };

/**
 * Loads code once it is needed. Unlike React.lazy, it can retry a failure, and the rest of the screen
 * remains.
 *
 * @param load an import(); the same function with every render
 */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> & { readonly retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isLeft = false;
    load().then(
      (value) => !isLeft && setLoaded({ status: 'ready', value }),
      (error: unknown) => !isLeft && setLoaded({ status: 'failed', error }),
    );
    return () => {
      isLeft = true;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setLoaded({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { ...loaded, retry };
}
