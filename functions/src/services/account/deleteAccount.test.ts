import type { Removed } from '@everything-wallet/core/callables/accountAccess';
import { beforeEach, expect, it, vi } from 'vitest';
import { MemoryAccounts } from '../../testing/MemoryAccounts.ts';
import { deleteAccount } from './deleteAccount.ts';
import { finishDeletions } from './finishDeletions.ts';
import { sealUserId } from './sealUserId.ts';

// The log is irrelevant here.
vi.mock('../../errors/logFailure.ts', () => ({ logFailure: vi.fn() }));

const PEPPER = 'p'.repeat(32);
const HOUR_MS = 60 * 60 * 1_000;
const NOTHING: Removed = {
  addresses: 0,
  transactions: 0,
  contacts: 0,
  tokens: 0,
  apiKeys: 0,
  apiRequests: 0,
  other: 0,
};

let accounts: MemoryAccounts;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  accounts = new MemoryAccounts();
  accounts.documents.set('alice', ['contacts', 'contacts', 'transactions']);
});
const run = (deadline = Infinity) => deleteAccount(accounts, PEPPER, 'alice', deadline);
const schedule = () => finishDeletions(accounts, () => PEPPER, Infinity);

it('locks, deletes, removes the login last, and reports what was deleted', async () => {
  await expect(run()).resolves.toEqual({
    isDone: true,
    removed: { ...NOTHING, contacts: 2, transactions: 1 },
  });
  expect(accounts.log).toEqual(['lock', 'remove 3', 'remove login', 'note', 'remove 0']);
});

it('continues an interrupted deletion, and reports everything', async () => {
  accounts.failing.add('remove login');
  await expect(run()).rejects.toThrow('remove login');
  accounts.failing.clear();
  accounts.documents.set('alice', ['tokens']);
  await expect(run()).resolves.toEqual({
    isDone: true,
    removed: { ...NOTHING, contacts: 2, transactions: 1, tokens: 1 },
  });
  expect(accounts.log.filter((step) => step === 'lock')).toHaveLength(1);
});

it('reports a lack of time, and leaves the login', async () => {
  accounts.hasTime = false;
  await expect(run()).resolves.toMatchObject({ isDone: false });
  expect(accounts.log).not.toContain('remove login');
});

it('deletes what running calls have written', async () => {
  accounts.whenLoginGoes = () => accounts.documents.set('alice', ['other']);
  await expect(run()).resolves.toMatchObject({ isDone: true, removed: { other: 1 } });
  expect(accounts.documents.get('alice')).toEqual([]);
});

it('the schedule finishes interrupted deletions, and no running ones', async () => {
  accounts.failing.add('remove 3');
  await expect(run()).rejects.toThrow();
  accounts.failing.clear();
  await schedule();
  expect(accounts.log).not.toContain('remove login');
  vi.setSystemTime(Date.now() + HOUR_MS);
  await schedule();
  expect(accounts.log).toContain('remove login');
  expect(accounts.documents.get('alice')).toEqual([]);
});

it('the schedule deletes the last trace once the last token has expired, and later writes', async () => {
  await run();
  accounts.documents.set('alice', ['apiRequests']);
  vi.setSystemTime(Date.now() + HOUR_MS);
  await schedule();
  expect(accounts.locks.all.size).toBe(1);
  vi.setSystemTime(Date.now() + HOUR_MS);
  await schedule();
  expect(accounts.documents.get('alice')).toEqual([]);
  expect(accounts.locks.all.size).toBe(0);
});

it('a failure does not affect other deletions', async () => {
  accounts.documents.set('bob', ['contacts']);
  await run();
  await deleteAccount(accounts, 'q'.repeat(32), 'bob', Infinity);
  await deleteAccount(accounts, PEPPER, 'carol', Infinity);
  vi.setSystemTime(Date.now() + 2 * HOUR_MS);
  await schedule();
  // Bob's was sealed with another pepper.
  expect([...accounts.locks.all.keys()]).toEqual(['lock of bob']);
  expect(await accounts.locks.findDue(20, Date.now())).toEqual([]);
});

// Regression: it stayed where it was in the queue, before all others, in every run.
it.each([false, true])(
  'a deletion without enough time lets others go first; login deleted: %s',
  async (isGone) => {
    await run();
    if (!isGone) await accounts.locks.beginLeaving('alice', sealUserId(PEPPER, 'alice'), Date.now());
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    accounts.hasTime = false;
    await schedule();
    expect(await accounts.locks.findDue(20, Date.now())).toEqual([]);
    vi.setSystemTime(Date.now() + 2 * HOUR_MS);
    accounts.hasTime = true;
    expect(await accounts.locks.findDue(20, Date.now())).toHaveLength(1);
  },
);
