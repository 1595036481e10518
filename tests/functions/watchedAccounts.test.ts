import { randomBytes } from 'node:crypto';
import type { DocumentReference, WriteBatch } from '@google-cloud/firestore';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { watchedAccounts } from '../../functions/src/data/watchedAccounts.ts';
import { FollowedAddresses } from '../../functions/src/services/scanner/FollowedAddresses.ts';
import { collections } from '../../packages/core/src/documents/collections.ts';
import { walletAddressId } from '../../packages/core/src/documents/walletAddress.ts';
import { writeDocument } from './support/documents.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const never = new AbortController().signal;
const newAddress = () => `0x${randomBytes(20).toString('hex')}`;
const newUser = () => `user${randomBytes(8).toString('hex')}`;

async function write(change: (batch: WriteBatch, of: (id: string) => DocumentReference) => void) {
  const { getFirestore } = await firestore();
  const db = getFirestore();
  const batch = db.batch();
  change(batch, (id) => db.collection(collections.walletAddresses).doc(id));
  await batch.commit();
}

/** Writes accounts as a client does, with the time of the request. */
async function addAccounts(accounts: readonly (readonly [userId: string, address: string])[]): Promise<void> {
  const { FieldValue } = await firestore();
  await write((batch, of) => {
    for (const [userId, address] of accounts)
      batch.set(of(walletAddressId(userId, address)), {
        ...{ user_id: userId, address, network: 'ethereum', is_primary: false, derivation_index: null },
        ...{ watch_only: true, created_at: FieldValue.serverTimestamp() },
      });
  });
}

it('loads the accounts of all users, follows new ones, and leaves out removed ones with the next load', async () => {
  const [first, second] = [newUser(), newUser()];
  const [one, both, later, removed] = [newAddress(), newAddress(), newAddress(), newAddress()];
  await addAccounts([
    [first, one],
    [first, both],
    [second, both],
    [second, removed],
  ]);
  const addresses = new FollowedAddresses(watchedAccounts);
  await addresses.load(never);
  expect([one, both, later, removed].map((address) => addresses.watchersOf(address))).toEqual([1, 2, 0, 1]);

  await addAccounts([
    [first, later],
    [second, one],
  ]);
  await write((batch, of) => batch.delete(of(walletAddressId(second, removed))));
  for (let time = 0; time < 3; time += 1) await addresses.follow();
  // Each once, although the request covers the seconds before as well.
  expect([one, both, later, removed].map((address) => addresses.watchersOf(address))).toEqual([2, 2, 1, 1]);

  await addresses.load(never);
  expect([one, both, later, removed].map((address) => addresses.watchersOf(address))).toEqual([2, 2, 1, 0]);
});

it('counts an account once that is created while others are loaded', async () => {
  const user = newUser();
  const address = newAddress();
  let isAdded = false;
  const addresses = new FollowedAddresses({
    ...watchedAccounts,
    page: async (...page) => {
      if (!isAdded) await addAccounts([[user, address]]);
      isAdded = true;
      return watchedAccounts.page(...page);
    },
  });
  await addresses.load(never);
  expect(addresses.has(address)).toBe(false);
  await addresses.follow();
  expect(addresses.watchersOf(address)).toBe(1);
  await addresses.load(never);
  expect(addresses.watchersOf(address)).toBe(1);
});

it('reads more accounts than a page has, in loads and when they are new', async () => {
  const before = await watchedAccounts.now();
  const user = newUser();
  const all = Array.from({ length: 2_100 }, () => newAddress());
  for (let start = 0; start < all.length; start += 300)
    await addAccounts(all.slice(start, start + 300).map((address) => [user, address] as const));
  const created = await watchedAccounts.created(before);
  expect(new Set(created.addresses).size).toBe(created.addresses.length);
  expect(all.filter((address) => !created.addresses.includes(address))).toEqual([]);
  expect((await watchedAccounts.created(created.until)).addresses.filter((one) => all.includes(one))).toEqual(
    [],
  );
  const addresses = new FollowedAddresses(watchedAccounts);
  await addresses.load(never);
  expect(all.filter((address) => addresses.watchersOf(address) !== 1)).toEqual([]);
  await write((batch, of) => {
    for (const address of all) batch.delete(of(walletAddressId(user, address)));
  });
});

it('moves on in time without new accounts', async () => {
  const before = await watchedAccounts.now();
  const { until } = await watchedAccounts.created(before + 60_000_000);
  expect(until).toBe(before + 60_000_000);
  expect((await watchedAccounts.created(before)).until).toBeGreaterThan(before);
});

it('passes over a document without an address', async () => {
  const user = newUser();
  await writeDocument(`wallet_addresses/${user}_broken`, { user_id: user, address: 7 });
  const address = newAddress();
  await addAccounts([[user, address]]);
  const addresses = new FollowedAddresses(watchedAccounts);
  await addresses.load(never);
  expect(addresses.watchersOf(address)).toBe(1);
});
