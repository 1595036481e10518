import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { sendJournal } from '../features/send/journal/sendJournal.ts';
import { journalledSend } from '../features/send/testing/journalledSend.ts';
import { VaultStore } from '../features/vault/VaultStore.ts';
import { loggedProblems } from '../testing/loggedProblems.ts';
import { forgetDevice } from './forgetDevice.ts';

beforeEach(() => window.localStorage.clear());

test('what this browser keeps of a user is forgotten; of another, and of the device, it stays', async () => {
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  window.localStorage.setItem('settings.transactionAlerts', 'off');
  window.localStorage.setItem('mui-mode', 'dark');
  window.localStorage.setItem('vault.words.alice', 'a mark');
  await sendJournal.write(journalledSend({ id: 'of alice', user_id: 'alice' }));
  await sendJournal.write(journalledSend({ id: 'of bob', user_id: 'bob' }));
  for (const userId of ['alice', 'bob']) await new VaultStore(userId).replace(undefined, `of ${userId}`);
  await forgetDevice('alice');
  expect(Object.entries(window.localStorage)).toEqual([['mui-mode', 'dark']]);
  expect(await sendJournal.ofUser('alice')).toEqual([]);
  expect(await sendJournal.ofUser('bob')).toHaveLength(1);
  expect(await new VaultStore('alice').read()).toBeUndefined();
  expect(await new VaultStore('bob').read()).toBe('of bob');
});

// Regression: a disk that never answers kept the report of the deletion from whoever had just deleted their account.
test('a disk that does not answer holds nothing up for long, and the rest is forgotten', async () => {
  const problems = loggedProblems();
  await new VaultStore('carol').replace(undefined, 'of carol');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = vi.spyOn(sendJournal, 'ofUser').mockReturnValue(new Promise(() => undefined));
  const forgetting = forgetDevice('carol');
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  await forgetting;
  expect(await new VaultStore('carol').read()).toBeUndefined();
  reading.mockRestore();
  expect(problems().join()).toContain('left in this browser');
});
