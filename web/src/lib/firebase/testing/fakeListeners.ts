import type { SnapshotListenOptions } from 'firebase/firestore';

type OnNext = (snapshot: unknown) => void;
type OnError = (error: Error) => void;

interface Listener {
  readonly target: unknown;
  readonly onNext: OnNext;
  readonly onError: OnError;
  readonly hasMetadataChanges: boolean;
}

const listeners = new Set<Listener>();

/**
 * Stands in for Firestore's listeners: a test emits their snapshots.
 *
 * A test file mocks 'firebase/firestore' with `{ onSnapshot: fakeListeners.onSnapshot }`, and
 * firebaseServices.
 */
export const fakeListeners = {
  /** The SDK's function of the same name. */
  onSnapshot: (target: unknown, options: SnapshotListenOptions, onNext: OnNext, onError: OnError) => {
    const listener = { target, onNext, onError, hasMetadataChanges: options.includeMetadataChanges === true };
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Targets of the current listeners. */
  targets: (): readonly unknown[] => [...listeners].map(({ target }) => target),

  /**
   * Emits a first snapshot, or one with other documents, to the listeners of the named targets, or to all.
   */
  hear: (snapshot: unknown, ...names: readonly unknown[]) => {
    for (const { target, onNext } of listeners)
      if (names.length === 0 || names.includes(target)) onNext(snapshot);
  },

  /**
   * Emits a snapshot that differs from the last only in its metadata; the SDK sends it only to listeners that
   * request it.
   */
  hearMetadataChange: (snapshot: unknown) => {
    for (const { onNext, hasMetadataChanges } of listeners) if (hasMetadataChanges) onNext(snapshot);
  },

  /** Ends the listeners with an error. */
  fail: (error: Error) => {
    for (const { onError } of listeners) onError(error);
  },

  /** Forgets every listener. */
  reset: () => listeners.clear(),
};
