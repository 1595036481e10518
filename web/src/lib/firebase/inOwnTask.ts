import type { Listen } from './useSnapshot.ts';

/**
 * Hands on what is heard in a task of its own, and of what comes at once the latest: a long list is then not drawn in the task in which
 * the database has read it, nor several times in a row.
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
