import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { approvalsStore } from '../../features/approvals/storage/approvalsStore.ts';
import { sendJournal } from '../../features/signing/journal/sendJournal.ts';
import { journalledSend } from '../../features/signing/testing/journalledSend.ts';
import { VaultStore } from '../../features/vault/VaultStore.ts';
import { VaultTabs } from '../../features/vault/VaultTabs.ts';
import { loggedProblems } from '../../testing/loggedProblems.ts';
import { forgetDevice } from './forgetDevice.ts';

beforeEach(() => window.localStorage.clear());

test("forgets this browser's data of a user, but not another's or the device's", async () => {
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  window.localStorage.setItem('settings.transactionAlerts', 'off');
  window.localStorage.setItem('nfts.accepted.alice', '["ethereum 0xab"]');
  window.localStorage.setItem('mui-mode', 'dark');
  window.localStorage.setItem(`everything-wallet:${window.location.origin}`, '{}');
  window.localStorage.setItem('vault.words.alice', 'a mark');
  window.localStorage.setItem('nftTrades.alice', '[]');
  window.localStorage.setItem('nftListingsPutAside.alice', '[]');
  window.localStorage.setItem('poolJourneys.alice', '[]');
  await sendJournal.write(journalledSend({ id: 'of alice', user_id: 'alice' }));
  await sendJournal.write(journalledSend({ id: 'of bob', user_id: 'bob' }));
  const looks = { addresses: [], read: null, known: [], needed: 1, left_out: 0 };
  for (const user of ['alice', 'bob'])
    await approvalsStore.write({ id: `of ${user}`, user_id: user, ...looks });
  await forgetDevice('alice');
  expect(await approvalsStore.read('of alice')).toBeUndefined();
  expect(await approvalsStore.read('of bob')).toBeDefined();
  expect(Object.entries(window.localStorage).sort()).toEqual([
    ['mui-mode', 'dark'],
    ['vault.words.alice', 'a mark'],
  ]);
  expect(await sendJournal.ofUser('alice')).toEqual([]);
  expect(await sendJournal.ofUser('bob')).toHaveLength(1);
});

// Regression: the account password removed the vault of its device, which may be the only copy of a key.
test('the vault remains, with a notice, and tabs lock it', async () => {
  await new VaultStore('dora').replace(undefined, 'of dora');
  const news: string[] = [];
  const tabs = new VaultTabs('dora', (kind) => news.push(kind));
  expect(await forgetDevice('dora')).toEqual({ isWalletKept: true });
  expect(await new VaultStore('dora').read()).toBe('of dora');
  await vi.waitFor(() => expect(news).toEqual(['lock']));
  tabs.close();
  expect(await forgetDevice('somebody without one')).toEqual({ isWalletKept: false });
});

// Regression: storage that never answers delayed the confirmation that the account was deleted.
test('storage that does not answer delays nothing for long, and the rest is forgotten', async () => {
  const problems = loggedProblems();
  await new VaultStore('carol').replace(undefined, 'of carol');
  window.localStorage.setItem('selectedNetwork', 'sepolia');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = vi.spyOn(sendJournal, 'ofUser').mockReturnValue(new Promise(() => undefined));
  const forgetting = forgetDevice('carol');
  await vi.waitFor(() => expect(reading).toHaveBeenCalled());
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  expect(await forgetting).toEqual({ isWalletKept: true });
  expect(window.localStorage.getItem('selectedNetwork')).toBeNull();
  reading.mockRestore();
  expect(problems().join()).toContain('left in this browser');
});
