import { useEffect, useState } from 'react';

/** A live value: loading, available, or failed with the reason. */
export type Snapshot<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: Error };

/** Subscribes to a value; returns a function that unsubscribes. */
export type Listen<T> = (onData: (data: T) => void, onError: (error: Error) => void) => () => void;

/** A live value, and a method to subscribe again after a failure. */
export type RetryableSnapshot<T> = Snapshot<T> & { readonly retry: () => void };

/**
 * Subscribes a component to a live value.
 *
 * @param listen must be the same function between renders (useCallback); undefined waits
 */
export function useSnapshot<T>(listen: Listen<T> | undefined): RetryableSnapshot<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ listen: Listen<T> | undefined; snapshot: Snapshot<T> }>();

  useEffect(() => {
    if (!listen) return undefined;
    return listen(
      (data) => setState({ listen, snapshot: { status: 'ready', data } }),
      (error) => setState({ listen, snapshot: { status: 'failed', error } }),
    );
  }, [listen, attempt]);

  // A value of a former listener belongs to another user or query: it is not shown.
  const snapshot: Snapshot<T> = state && state.listen === listen ? state.snapshot : { status: 'loading' };
  return {
    ...snapshot,
    retry: () => {
      setState(undefined);
      setAttempt((count) => count + 1);
    },
  };
}
