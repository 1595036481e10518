// @vitest-environment node
import type { Query } from 'firebase/firestore';
import { afterEach, expect, test, vi } from 'vitest';
import { firebaseServices, type FirebaseServices } from './firebaseServices.ts';
import { listenToRecords } from './listenToRecords.ts';
import type { Records } from './Records.ts';
import { fakeListeners } from './testing/fakeListeners.ts';

vi.mock('firebase/firestore', () => ({
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
}));
vi.mock('./firebaseServices.ts', () => ({ firebaseServices: vi.fn() }));
afterEach(fakeListeners.reset);

/** Listens to numbers, and hears a result of these documents. */
async function heard(...numbers: readonly unknown[]) {
  vi.mocked(firebaseServices).mockResolvedValue({ firestore: {} } as unknown as FirebaseServices);
  const onData = vi.fn<(data: Records<number>) => void>();
  const onError = vi.fn();
  listenToRecords(
    () => ({}) as unknown as Query,
    (document) => {
      const { n } = document.data();
      if (typeof n !== 'number') throw new TypeError('n is no number');
      return n;
    },
  )(onData, onError);
  await vi.waitFor(() => expect(fakeListeners.targets()).toHaveLength(1));
  const docs = numbers.map((n) => ({ data: () => ({ n }) }));
  fakeListeners.hear({ empty: docs.length === 0, metadata: { fromCache: false }, docs });
  expect(onError).not.toHaveBeenCalled();
  return onData.mock.lastCall?.[0];
}

// Regression: one malformed document failed the whole list.
test('documents that cannot be read are left out and counted', async () => {
  expect(await heard(1, 'two', 3, null)).toEqual({ records: [1, 3], unreadable: 2 });
});

test('of documents that can all be read none is missing', async () => {
  expect(await heard(1, 2)).toEqual({ records: [1, 2], unreadable: 0 });
  fakeListeners.reset();
  expect(await heard()).toEqual({ records: [], unreadable: 0 });
});
