// @vitest-environment node
import 'fake-indexeddb/auto';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { broadcastJournalled } from './broadcastJournalled.ts';
import { sendJournal } from './sendJournal.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
afterEach(() => {
  vi.restoreAllMocks();
  fakeServer.reset();
});

const entry = journalledSend();
const signed = { signedTransaction: entry.signed_transaction, txHash: entry.id.split('_')[2] ?? '' };

/** Simulates a full disk. */
function fillDisk() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
}

test('stores a transfer while it is in transit, and no longer', async () => {
  let noted: unknown;
  fakeServer.answer('sendTransaction', async () => {
    noted = await sendJournal.ofUser(entry.user_id);
    return { txHash: signed.txHash };
  });
  await broadcastJournalled(entry, { signed, network: defaultNetwork, maySkipJournal: false });
  expect(noted).toEqual([entry]);
  expect(await sendJournal.ofUser(entry.user_id)).toEqual([]);
});

// Regression: on a full disk a transfer was sent without a journal entry or a warning; after a crash it was paid again.
test('sends nothing that cannot be stored, until that is accepted', async () => {
  fakeServer.answer('sendTransaction', () => ({ txHash: signed.txHash }));
  fillDisk();
  const sending = broadcastJournalled(entry, { signed, network: defaultNetwork, maySkipJournal: false });
  await expect(sending).rejects.toMatchObject({ textId: 'send.error.unnoted' });
  expect(fakeServer.asked('sendTransaction')).toEqual([]);
  expect(await sendJournal.ofUser(entry.user_id)).toEqual([]);
  await broadcastJournalled(entry, { signed, network: defaultNetwork, maySkipJournal: true });
  expect(fakeServer.asked('sendTransaction')).toHaveLength(1);
});
