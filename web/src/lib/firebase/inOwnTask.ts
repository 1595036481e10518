import type { Listen } from './useSnapshot.ts';

/**
 * Passes each value on in a task of its own, and of several values in one task only the latest: a long list
 * is then not drawn in the task that reads it from the database, nor several times in a row.
 */
export function inOwnTask<T>(listen: Listen<T>): Listen<T> {
  return (onData, onError) => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const stop = listen(
      (data) => {
        clearTimeout(waiting);
        waiting = setTimeout(() => onData(data));
      },
      (error) => {
        clearTimeout(waiting);
        onError(error);
      },
    );
    return () => {
      clearTimeout(waiting);
      stop();
    };
  };
}
