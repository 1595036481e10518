// @vitest-environment node
import 'fake-indexeddb/auto';
import { defaultNetwork } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../../lib/firebase/testing/fakeServer.ts';
import { journalledSend } from '../testing/journalledSend.ts';
import { broadcastJournalled } from './broadcastJournalled.ts';
import { requireHeldNonce, signedNonce } from './heldNonces.ts';
import { sendJournal } from './sendJournal.ts';
import { sendOutcomes } from './sendOutcomes.ts';
import { unsettledSends } from './unsettledSends.ts';

vi.mock('firebase/functions', () => ({
  httpsCallable: (...call: Parameters<typeof fakeServer.httpsCallable>) => fakeServer.httpsCallable(...call),
}));
vi.mock('../api/findRecord.ts', () => ({ findRecord: () => Promise.resolve(undefined) }));
vi.mock('../../../lib/firebase/firebaseServices.ts', () => ({
  firebaseServices: () => Promise.resolve({ auth: {}, functions: {} }),
}));
afterEach(async () => {
  fakeServer.reset();
  for (const { id } of await sendJournal.ofUser('alice')) await sendJournal.remove(id);
});

const bytes = await new Wallet(`0x${'46'.repeat(32)}`).signTransaction({
  chainId: 1,
  nonce: 5,
  gasLimit: 21_000,
});
const entry = journalledSend({ signed_transaction: bytes });
const account = { chainId: defaultNetwork.chainId, from: entry.from };
const nonce = signedNonce(entry) ?? NaN;
const send = (journalled = entry) =>
  broadcastJournalled(journalled, {
    signed: { signedTransaction: entry.signed_transaction, txHash: entry.id.split('_')[2] ?? '' },
    network: defaultNetwork,
    maySkipJournal: false,
  });

async function beRefused() {
  fakeServer.answer('sendTransaction', () => {
    throw fakeServer.failure('failed-precondition', 'Refused.', 'refusedByNetwork');
  });
  await expect(send()).rejects.toMatchObject({ code: 'failed-precondition' });
}

// Regression: a refused signature was forgotten; a server that still had it could broadcast it after the second one.
test('a refused transaction holds its nonce: nothing is signed with another one until it is settled', async () => {
  await beRefused();
  expect(await unsettledSends('alice', account)).toEqual([]);
  await expect(requireHeldNonce('alice', account, nonce)).resolves.toBeUndefined();
  await expect(requireHeldNonce('alice', account, nonce + 1)).rejects.toMatchObject({
    textId: 'send.error.heldNonce',
  });
  expect(await unsettledSends('alice', account)).toMatchObject([{ id: entry.id }]);
});

test('another account, another chain and a transaction set aside are not held', async () => {
  await beRefused();
  const other = { ...account, from: entry.to };
  await expect(requireHeldNonce('alice', other, nonce + 1)).resolves.toBeUndefined();
  await expect(requireHeldNonce('alice', { ...account, chainId: 137 }, nonce + 1)).resolves.toBeUndefined();
  const [held] = await sendJournal.ofUser('alice');
  if (!held) throw new TypeError('Nothing is held');
  await sendJournal.write({ ...held, is_set_aside: true });
  await expect(requireHeldNonce('alice', account, nonce + 1)).resolves.toBeUndefined();
});

test('once the server has accepted a transaction with the nonce, the chain makes at most one of them', async () => {
  await beRefused();
  fakeServer.answer('sendTransaction', () => ({ txHash: entry.id.split('_')[2] ?? '' }));
  await send();
  expect(await sendJournal.ofUser('alice')).toEqual([]);
  await expect(requireHeldNonce('alice', account, nonce + 1)).resolves.toBeUndefined();
});

// Regression: an account whose nonce another device had used was blocked for ten minutes, though nothing more was requested from the
// server.
test('once the network names another nonce, the user may set the refused one aside at once', async () => {
  await beRefused();
  await expect(requireHeldNonce('alice', account, nonce + 1)).rejects.toMatchObject({
    textId: 'send.error.heldNonce',
  });
  await sendOutcomes.findOutcomes('alice');
  expect(sendOutcomes.unknown()).toMatchObject([{ id: entry.id, is_refused: true, isStuck: true }]);
});

// Regression: a refused speed-up blocked the account once the transfer to replace was in a block.
test('a refused replacement holds no nonce: the transfer to replace has the same one', async () => {
  const replacement = { ...entry, replaces: `0x${'cd'.repeat(32)}` };
  fakeServer.answer('sendTransaction', () => {
    throw fakeServer.failure('failed-precondition', 'It is in a block already.', 'nonceTaken');
  });
  await expect(send(replacement)).rejects.toMatchObject({ reason: 'nonceTaken' });
  await expect(requireHeldNonce('alice', account, nonce + 1)).resolves.toBeUndefined();
  expect(await sendJournal.ofUser('alice')).toEqual([]);
});
