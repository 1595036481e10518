import { createHash } from 'node:crypto';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
  limit,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ADDRESS } from './documents.ts';
import { everyOperation, unfilteredLists, writes } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('nft_listings');

const NFT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const END = 1_900_000_000;
const SIGNATURE = `0x${'12'.repeat(65)}`;
const components = buildListing({
  seller: ADDRESS,
  contract: NFT,
  tokenId: 7n,
  standard: 'erc721',
  units: 1n,
  price: 10n ** 18n,
  startsAt: 1_700_000_000n,
  endsAt: BigInt(END),
  counter: 0n,
  salt: 2n ** 255n,
});
const { orderHash } = orderDigests(components, 1);
const PATH = `nft_listings/1_${orderHash}`;

const listing = (fields: DocumentData = {}): DocumentData => ({
  user_id: 'alice',
  network: 'ethereum',
  order_hash: orderHash,
  contract_address: NFT,
  token_id: '7',
  ends_at: END,
  order: { components, signature: SIGNATURE },
  ...fields,
});
const givenAccount = () =>
  personas.given(`wallet_addresses/alice_${ADDRESS.toLowerCase()}`, { user_id: 'alice' });
const givenListing = async () => {
  await givenAccount();
  await personas.given(PATH, listing());
};
test('canary: the rules answer, and allow valid requests', async () => {
  await givenListing();
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
  expect(snapshot.data()).toEqual(listing());
});

describe('reading', () => {
  test('the owner lists own listings, and learns that one does not exist', async () => {
    await givenListing();
    const own = query(
      collection(personas.alice, 'nft_listings'),
      where('user_id', '==', 'alice'),
      limit(500),
    );
    expect((await assertSucceeds(getDocs(own))).docs.map(({ id }) => id)).toEqual([`1_${orderHash}`]);
    const other = await assertSucceeds(getDoc(doc(personas.alice, PATH.replace('1_', '137_'))));
    expect(other.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('the owner may not %s', async (_, list) => {
    await givenListing();
    await assertFails(list(personas.alice, PATH, {}));
  });

  test('the owner may not ask for the collection group, even filtered', async () => {
    const group = query(
      collectionGroup(personas.alice, 'nft_listings'),
      where('user_id', '==', 'alice'),
      limit(500),
    );
    await assertFails(getDocs(group));
  });

  test.each(['mallory', 'signedOut'] as const)("%s may not see sellers' listings", async (who) => {
    await givenListing();
    const listings = collection(personas[who], 'nft_listings');
    await assertFails(getDocs(query(listings, where('network', '==', 'ethereum'), limit(500))));
    await assertFails(getDocs(query(listings, where('user_id', '==', 'alice'), limit(500))));
  });

  test('who is signed out may not ask whether there is one', async () => {
    await assertFails(getDoc(doc(personas.signedOut, PATH)));
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await givenListing();
    await assertFails(operation(personas[who], PATH, listing()));
  });
});

// A record that its owner could write would be unchecked and uncounted.
describe('the owner writes nothing', () => {
  const others = Object.entries(writes).filter(([name]) => name !== 'delete');
  test.each(others)('may not %s', async (_name, write) => {
    await givenListing();
    await assertFails(write(personas.alice, PATH, listing()));
  });

  test('neither the signed order, nor the same data again', async () => {
    await givenAccount();
    await assertFails(setDoc(doc(personas.alice, PATH), listing()));
    await givenListing();
    await assertFails(setDoc(doc(personas.alice, PATH), listing()));
    await assertFails(updateDoc(doc(personas.alice, PATH), { ends_at: END + 1 }));
    await assertFails(updateDoc(doc(personas.alice, PATH), { user_id: 'mallory' }));
  });
});

describe('deleting', () => {
  test('the owner deletes a listing', async () => {
    await givenListing();
    await assertSucceeds(deleteDoc(doc(personas.alice, PATH)));
  });
});

describe('of a revoked session', () => {
  const LOCK = `account_locks/${createHash('sha256').update('alice').digest('hex')}`;

  test('deletes nothing', async () => {
    await givenListing();
    await personas.given(LOCK, { signed_in_since: 4_000_000_000 });
    await assertFails(deleteDoc(doc(personas.alice, PATH)));
  });
});
