// @vitest-environment node
import type { Query } from 'firebase/firestore';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { deferred } from '../../testing/deferred.ts';
import { promisesSettled } from '../../testing/promisesSettled.ts';
import { firebaseServices, type FirebaseServices } from './firebaseServices.ts';
import { listenToQuery } from './listenToQuery.ts';
import { fakeListeners } from './testing/fakeListeners.ts';

vi.mock('firebase/firestore', () => ({
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
  query: (whole: unknown) => whole,
  limit: (count: number) => count,
}));
vi.mock('./firebaseServices.ts', () => ({ firebaseServices: vi.fn() }));
afterEach(fakeListeners.reset);

const services = { auth: {}, firestore: {} } as unknown as FirebaseServices;
const query = { named: 'a query' } as unknown as Query;

/** A result in Firestore's form; every document has its number under `n`. */
function result(numbers: readonly unknown[], { fromCache = false } = {}) {
  return {
    empty: numbers.length === 0,
    metadata: { fromCache },
    docs: numbers.map((n) => ({ data: () => ({ n }) })),
  };
}

/** Subscribes to a query of documents that must contain a number. */
function startListening() {
  const onData = vi.fn();
  const onError = vi.fn<(error: Error) => void>();
  const listen = listenToQuery(
    () => query,
    (document) => {
      const { n } = document.data();
      if (typeof n !== 'number') throw new TypeError('n is no number');
      return n;
    },
  );
  return { onData, onError, stop: listen(onData, onError) };
}

async function listenConnected() {
  vi.mocked(firebaseServices).mockResolvedValue(services);
  const listening = startListening();
  await vi.waitFor(() => expect(fakeListeners.targets()).toEqual([query]));
  return listening;
}

describe('a result', () => {
  test('is passed on as parsed', async () => {
    const { onData, onError } = await listenConnected();
    fakeListeners.hear(result([1, 2]));
    expect(onData.mock.calls).toEqual([[[1, 2]]]);
    fakeListeners.hear(result([2]));
    expect(onData.mock.lastCall).toEqual([[2]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('from the cache is passed on where there is one', async () => {
    const { onData } = await listenConnected();
    fakeListeners.hear(result([1], { fromCache: true }));
    expect(onData.mock.calls).toEqual([[[1]]]);
  });

  test('that the server confirms as empty is an empty list', async () => {
    const { onData } = await listenConnected();
    fakeListeners.hear(result([]));
    expect(onData.mock.calls).toEqual([[[]]]);
  });

  test('that is empty because nothing is known yet is no empty list', async () => {
    const { onData, onError } = await listenConnected();
    fakeListeners.hear(result([], { fromCache: true }));
    expect(onData).not.toHaveBeenCalled();
    expect(onError).not.toHaveBeenCalled();
  });

  test('that is unknown is an error after a long silence of the server, until it answers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { onData, onError } = await listenConnected();
    fakeListeners.hear(result([], { fromCache: true }));
    vi.advanceTimersByTime(8_000);
    expect(onError).toHaveBeenCalledOnce();
    fakeListeners.hear(result([1]));
    expect(onData.mock.calls).toEqual([[[1]]]);
  });

  // Regression: Firestore reports nothing while its connection hangs, and a list waited as long.
  test('without any answer is an error after 8 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { onError } = await listenConnected();
    vi.advanceTimersByTime(7_500);
    expect(onError).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('of a server whose configuration never loads is an error after 8 seconds', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    vi.mocked(firebaseServices).mockReturnValue(new Promise(() => undefined));
    const { onError } = startListening();
    vi.advanceTimersByTime(8_000);
    expect(onError).toHaveBeenCalledOnce();
  });

  test('that the server confirmed as empty stays an empty list when the connection is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { onData, onError } = await listenConnected();
    fakeListeners.hear(result([]));
    fakeListeners.hearMetadataChange(result([], { fromCache: true }));
    vi.advanceTimersByTime(60_000);
    expect(onData.mock.lastCall).toEqual([[]]);
    expect(onError).not.toHaveBeenCalled();
  });

  test('is not passed on after unsubscribing before the answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { onError, stop } = await listenConnected();
    fakeListeners.hear(result([], { fromCache: true }));
    stop();
    vi.advanceTimersByTime(60_000);
    expect(onError).not.toHaveBeenCalled();
  });

  // Regression: a user without records who started offline waited forever after the connection was back.
  test('that is empty becomes a list once the server confirms it', async () => {
    const { onData } = await listenConnected();
    fakeListeners.hear(result([], { fromCache: true }));
    fakeListeners.hearMetadataChange(result([]));
    expect(onData.mock.calls).toEqual([[[]]]);
  });
});

describe('a failure', () => {
  test('a malformed document is an error, not a shorter list', async () => {
    const { onData, onError } = await listenConnected();
    fakeListeners.hear(result([1, 'two', 3]));
    expect(onData).not.toHaveBeenCalled();
    expect(onError).toHaveBeenCalledOnce();
  });

  test('of the listener is passed on', async () => {
    const { onError } = await listenConnected();
    const refusal = new Error('permission-denied');
    fakeListeners.fail(refusal);
    expect(onError.mock.calls).toEqual([[refusal]]);
  });

  test('to connect is an error', async () => {
    const unreachable = new Error('Firebase could not be reached');
    vi.mocked(firebaseServices).mockRejectedValue(unreachable);
    const { onError } = startListening();
    await vi.waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(onError.mock.lastCall?.[0].cause).toBe(unreachable);
  });
});

describe('stopping', () => {
  test('ends the listener', async () => {
    const { stop } = await listenConnected();
    stop();
    expect(fakeListeners.targets()).toEqual([]);
  });

  test('before the connection is there never begins to listen', async () => {
    const connecting = deferred<FirebaseServices>();
    vi.mocked(firebaseServices).mockReturnValue(connecting.promise);
    const { stop } = startListening();
    stop();
    connecting.resolve(services);
    await promisesSettled();
    expect(fakeListeners.targets()).toEqual([]);
  });

  test('before the connection fails suppresses the failure', async () => {
    const connecting = deferred<FirebaseServices>();
    vi.mocked(firebaseServices).mockReturnValue(connecting.promise);
    const { stop, onError } = startListening();
    stop();
    connecting.reject(new Error('Firebase could not be reached'));
    await promisesSettled();
    expect(onError).not.toHaveBeenCalled();
  });
});
