import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { sendJournal } from '../../features/signing/journal/sendJournal.ts';
import { journalledSend } from '../../features/signing/testing/journalledSend.ts';
import { VaultStore } from '../../features/vault/VaultStore.ts';
import { forgetChoices } from './forgetChoices.ts';

// Regression: deleting an account from elsewhere removed the vault from every device, and backup files open
// for no other account.
test("a user's choices are forgotten; their vault and signed transactions remain", async () => {
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  window.localStorage.setItem('lastKnownHome', '{}');
  window.localStorage.setItem('mui-mode', 'dark');
  await sendJournal.write(journalledSend({ id: 'of alice', user_id: 'alice' }));
  await new VaultStore('alice').replace(undefined, 'of alice');
  forgetChoices('alice');
  expect(Object.entries(window.localStorage)).toEqual([['mui-mode', 'dark']]);
  expect(await sendJournal.ofUser('alice')).toHaveLength(1);
  expect(await new VaultStore('alice').read()).toBe('of alice');
});
