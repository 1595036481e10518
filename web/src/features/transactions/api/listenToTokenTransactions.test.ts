// @vitest-environment node
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeListeners } from '../../../lib/firebase/testing/fakeListeners.ts';
import { listenToTokenTransactions } from './listenToTokenTransactions.ts';

vi.mock('firebase/firestore', async (original) => ({
  ...(await original<object>()),
  collection: (_firestore: unknown, path: string) => path,
  where: (...condition: string[]) => condition.join(' '),
  orderBy: (...order: string[]) => order.join(' '),
  limit: (count: number) => `at most ${count}`,
  query: (...parts: string[]) => parts,
  onSnapshot: (...listen: Parameters<typeof fakeListeners.onSnapshot>) => fakeListeners.onSnapshot(...listen),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ firestore: {} }),
}));
afterEach(() => fakeListeners.reset());

// Regression: the newest records of all kinds were asked for, and those of the token taken out of them.
test('the token is part of the question, so that other records use up nothing of its limit', async () => {
  const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
  const stop = listenToTokenTransactions('alice', networkById('sepolia'), contract, 20)(vi.fn(), vi.fn());
  await vi.waitUntil(() => fakeListeners.targets().length > 0);
  expect(fakeListeners.targets()).toEqual([
    [
      'transactions',
      'user_id == alice',
      'network == sepolia',
      `contract_address == ${contract}`,
      'timestamp desc',
      'at most 20',
    ],
  ]);
  stop();
});
