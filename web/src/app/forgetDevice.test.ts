import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { sendJournal } from '../features/send/journal/sendJournal.ts';
import { journalledSend } from '../features/send/testing/journalledSend.ts';
import { VaultStore } from '../features/vault/VaultStore.ts';
import { forgetDevice } from './forgetDevice.ts';

beforeEach(() => window.localStorage.clear());

test('what this browser keeps of a user is forgotten; of another, and of the device, it stays', async () => {
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  window.localStorage.setItem('settings.transactionAlerts', 'off');
  window.localStorage.setItem('mui-mode', 'dark');
  await sendJournal.write(journalledSend({ id: 'of alice', user_id: 'alice' }));
  await sendJournal.write(journalledSend({ id: 'of bob', user_id: 'bob' }));
  for (const userId of ['alice', 'bob']) await new VaultStore(userId).write(`of ${userId}`);
  await forgetDevice('alice');
  expect(Object.entries(window.localStorage)).toEqual([['mui-mode', 'dark']]);
  expect(await sendJournal.ofUser('alice')).toEqual([]);
  expect(await sendJournal.ofUser('bob')).toHaveLength(1);
  expect(await new VaultStore('alice').read()).toBeUndefined();
  expect(await new VaultStore('bob').read()).toBe('of bob');
});
