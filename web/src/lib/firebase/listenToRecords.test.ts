// @vitest-environment node
import type { Query } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { firebaseServices, type FirebaseServices } from './firebaseServices.ts';
import { listenToRecords, type Extent, type Timing } from './listenToRecords.ts';
import type { Records } from './Records.ts';
import { fakeListeners } from './testing/fakeListeners.ts';

vi.mock('firebase/firestore', () => ({
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
  query: (...parts: readonly unknown[]) => parts,
  queryEqual: () => false,
  startAfter: (document: unknown) => document,
  limit: (count: number) => count,
}));
vi.mock('./firebaseServices.ts', () => ({ firebaseServices: vi.fn() }));
afterEach(fakeListeners.reset);

const result = (fromCache: boolean, ...numbers: readonly unknown[]) => ({
  empty: numbers.length === 0,
  metadata: { fromCache },
  docs: numbers.map((n) => ({ data: () => ({ n }) })),
});

/** Subscribes to numbers. */
async function listen(timing?: Timing, extent?: Extent) {
  vi.mocked(firebaseServices).mockResolvedValue({ auth: {}, firestore: {} } as unknown as FirebaseServices);
  const onData = vi.fn<(data: Records<number>) => void>();
  const onError = vi.fn();
  listenToRecords(
    () => ({}) as unknown as Query,
    (document) => {
      const { n } = document.data();
      if (typeof n !== 'number') throw new TypeError('n is no number');
      return n;
    },
    timing,
    extent,
  )(onData, onError);
  await vi.waitFor(() => expect(fakeListeners.targets()).toHaveLength(1));
  return { onData, onError };
}

/** Subscribes to numbers, and receives a result with these documents. */
async function received(...numbers: readonly unknown[]) {
  const { onData, onError } = await listen();
  fakeListeners.hear(result(false, ...numbers));
  expect(onError).not.toHaveBeenCalled();
  return onData.mock.lastCall?.[0];
}

// Regression: one malformed document failed the whole list.
test('documents that cannot be read are left out and counted', async () => {
  expect(await received(1, 'two', 3, null)).toMatchObject({ records: [1, 3], unreadable: 2 });
});

test('no readable document is missing', async () => {
  expect(await received(1, 2)).toMatchObject({ records: [1, 2], unreadable: 0 });
  fakeListeners.reset();
  expect(await received()).toMatchObject({ records: [], unreadable: 0 });
});

// Regression: code that draws conclusions from missing records treated the browser's partial cache as
// complete.
test('a partial list from the cache is passed on immediately, but not to a subscriber that waits for all', async () => {
  const atOnce = await listen();
  fakeListeners.hear(result(true, 1));
  expect(atOnce.onData.mock.lastCall?.[0]).toEqual({ records: [1], unreadable: 0 });
  const before = Date.now();
  fakeListeners.hear(result(false, 1));
  expect(atOnce.onData.mock.lastCall?.[0].confirmedAt).toBeGreaterThanOrEqual(before);
  fakeListeners.reset();

  const { onData } = await listen('confirmed');
  fakeListeners.hear(result(true));
  fakeListeners.hear(result(true, 1));
  expect(onData).not.toHaveBeenCalled();
  fakeListeners.hear(result(false, 1, 2));
  expect(onData.mock.lastCall?.[0].records).toEqual([1, 2]);
  // A confirmed list remains confirmed when the connection is lost later.
  fakeListeners.hear(result(true, 1, 2, 3));
  expect(onData.mock.lastCall?.[0].records).toEqual([1, 2, 3]);
});

test('only a change of metadata confirms that the cached list is complete', async () => {
  const { onData } = await listen('confirmed');
  fakeListeners.hear(result(true, 1));
  fakeListeners.hearMetadataChange(result(false, 1));
  expect(onData).toHaveBeenCalledOnce();
});

test('a list longer than a page is passed on whole, and a query with a limit up to its limit', async () => {
  const page = (from: number, count: number) =>
    result(false, ...Array.from({ length: count }, (_, index) => from + index));
  const { onData } = await listen();
  const [first] = fakeListeners.targets();
  fakeListeners.hear(page(0, 500), first);
  expect(onData).not.toHaveBeenCalled();
  expect(fakeListeners.targets()).toHaveLength(2);
  fakeListeners.hear(page(500, 2), fakeListeners.targets()[1]);
  expect(onData.mock.lastCall?.[0].records).toHaveLength(502);
  fakeListeners.reset();

  const limited = await listen('at once', 'limited');
  fakeListeners.hear(page(0, 500));
  expect(fakeListeners.targets()).toHaveLength(1);
  expect(limited.onData.mock.lastCall?.[0].records).toHaveLength(500);
});
