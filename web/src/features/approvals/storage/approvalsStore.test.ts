// @vitest-environment node
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import type { StoredApprovals } from './StoredApprovals.ts';

/** Loads the store as a new page does. */
async function openPage() {
  vi.resetModules();
  return (await import('./approvalsStore.ts')).approvalsStore;
}

const stored: StoredApprovals = {
  id: 'alice mainnet 0',
  user_id: 'alice',
  addresses: ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  read: { first: 0, last: 9, told: 2 },
  known: [],
  needed: 2,
  left_out: 0,
};

test('stores approvals for the next visit', async () => {
  await (await openPage()).write(stored);
  expect(await (await openPage()).read(stored.id)).toEqual(stored);
  expect(await (await openPage()).read('bob mainnet 0')).toBeUndefined();
});

test('returns undefined for an unreadable row', async () => {
  await (await openPage()).write({ ...stored, read: { first: -1, last: 9, told: 2 } });
  expect(await (await openPage()).read(stored.id)).toBeUndefined();
});

test('a browser without storage does not prevent a scan', async () => {
  const problems = loggedProblems();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
  });
  const store = await openPage();
  await store.write(stored);
  expect(await store.read(stored.id)).toBeUndefined();
  expect(problems()).not.toEqual([]);
  vi.unstubAllGlobals();
});
