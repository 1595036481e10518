import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeListeners } from '../../lib/firebase/testing/fakeListeners.ts';
import { listenAhead } from './listenAhead.ts';

let tell: (user: { uid: string; email: string } | null) => void;

vi.mock('firebase/firestore', () => ({
  onSnapshot: (...call: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...call),
  collection: (_: unknown, name: string) => name,
  doc: (_: unknown, name: string, id: string) => `${name}/${id}`,
  query: (name: string, ...clauses: string[]) => [name, ...clauses].join(' '),
  where: (field: string, _: string, value: unknown) => `${field}=${String(value)}`,
  orderBy: (field: string) => field,
  limit: (count: number) => String(count),
  setDoc: () => {
    throw new Error('Nothing is written');
  },
}));
vi.mock('firebase/auth', () => ({
  onAuthStateChanged: (_: unknown, listener: typeof tell) => {
    tell = listener;
    return () => (tell = () => undefined);
  },
}));
vi.mock('../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, firestore: {} }),
}));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  fakeListeners.reset();
});

const ofAlice = [
  'profiles/alice',
  'wallet_addresses user_id=alice is_primary=true 500',
  'tokens user_id=alice created_at 500',
  'transactions user_id=alice timestamp 5',
  'wallet_addresses user_id=alice created_at 500',
  'transactions user_id=alice type=send,swap status=pending timestamp 300',
];

test('listens to all that the home shows as soon as it is known who is there, for a while', async () => {
  await listenAhead();
  expect(fakeListeners.targets()).toEqual([]);
  tell({ uid: 'alice', email: 'a@example.com' });
  await vi.advanceTimersByTimeAsync(0);
  expect(fakeListeners.targets()).toEqual(ofAlice);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fakeListeners.targets()).toEqual([]);
});

test('stops when the session ends, and hands nothing to the next user', async () => {
  await listenAhead();
  tell({ uid: 'bob', email: 'b@example.com' });
  await vi.advanceTimersByTimeAsync(0);
  tell(null);
  expect(fakeListeners.targets()).toEqual([]);
  tell({ uid: 'alice', email: 'a@example.com' });
  await vi.advanceTimersByTimeAsync(0);
  expect(fakeListeners.targets()).toEqual(ofAlice);
});

test('creates no profile where it is missing', async () => {
  await listenAhead();
  tell({ uid: 'alice', email: 'a@example.com' });
  await vi.advanceTimersByTimeAsync(0);
  expect(() =>
    fakeListeners.hear({
      exists: () => false,
      empty: true,
      docs: [],
      metadata: { fromCache: false },
      docChanges: () => [],
    }),
  ).not.toThrow();
});
