import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { loggedProblems } from '../../../testing/loggedProblems.ts';
import type { StoredApprovals } from './StoredApprovals.ts';

/** The store as a page has it that was just opened. */
async function openPage() {
  vi.resetModules();
  return (await import('./approvalsStore.ts')).approvalsStore;
}

const kept: StoredApprovals = {
  id: 'alice mainnet 0',
  user_id: 'alice',
  addresses: ['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'],
  read: { first: 0, last: 9, told: 2 },
  known: [],
  needed: 2,
  left_out: 0,
};

test('what was found is there with the next visit', async () => {
  await (await openPage()).write(kept);
  expect(await (await openPage()).read(kept.id)).toEqual(kept);
  expect(await (await openPage()).read('bob mainnet 0')).toBeUndefined();
});

test('what cannot be read is nothing', async () => {
  await (await openPage()).write({ ...kept, read: { first: -1, last: 9, told: 2 } });
  expect(await (await openPage()).read(kept.id)).toBeUndefined();
});

test('a browser that keeps nothing keeps nobody from looking', async () => {
  const problems = loggedProblems();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('refused');
    },
  });
  const store = await openPage();
  await store.write(kept);
  expect(await store.read(kept.id)).toBeUndefined();
  expect(problems()).not.toEqual([]);
  vi.unstubAllGlobals();
});
