import { createHash } from 'node:crypto';
import { buildListing } from '@everything-wallet/core/seaport/buildListing';
import { orderDigests } from '@everything-wallet/core/seaport/orderDigests';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ADDRESS, OTHER_ADDRESS, without } from './documents.ts';
import { everyOperation, unfilteredLists } from './everyOperation.ts';
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
/** One whose order has these parts. */
const ordered = (fields: DocumentData, others: DocumentData = {}) =>
  listing({ order: { components: { ...components, ...fields }, signature: SIGNATURE }, ...others });
const [item] = components.offer;
const [payment] = components.consideration;
const sold = (fields: DocumentData) => ordered({ offer: [{ ...item, ...fields }] });
const paid = (fields: DocumentData) => ordered({ consideration: [{ ...payment, ...fields }] });

const givenAccount = () =>
  personas.given(`wallet_addresses/alice_${ADDRESS.toLowerCase()}`, { user_id: 'alice' });
const givenListing = async () => {
  await givenAccount();
  await personas.given(PATH, listing());
};
const add = async (data: DocumentData, path = PATH) => {
  await givenAccount();
  return setDoc(doc(personas.alice, path), data);
};

test('canary: the rules answer, and allow what they should', async () => {
  await givenListing();
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
  expect(snapshot.data()).toEqual(listing());
});

describe('reading', () => {
  test('the owner lists own listings, and learns that one is not there', async () => {
    await givenListing();
    const own = query(collection(personas.alice, 'nft_listings'), where('user_id', '==', 'alice'));
    expect((await assertSucceeds(getDocs(own))).docs.map(({ id }) => id)).toEqual([`1_${orderHash}`]);
    const other = await assertSucceeds(getDoc(doc(personas.alice, PATH.replace('1_', '137_'))));
    expect(other.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('the owner may not %s', async (_, list) => {
    await givenListing();
    await assertFails(list(personas.alice, PATH, {}));
  });

  test('the owner may not ask for the collection group, even filtered', async () => {
    const group = query(collectionGroup(personas.alice, 'nft_listings'), where('user_id', '==', 'alice'));
    await assertFails(getDocs(group));
  });

  test.each(['mallory', 'signedOut'] as const)('%s may not see whose listings there are', async (who) => {
    await givenListing();
    const listings = collection(personas[who], 'nft_listings');
    await assertFails(getDocs(query(listings, where('network', '==', 'ethereum'))));
    await assertFails(getDocs(query(listings, where('user_id', '==', 'alice'))));
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

  test('may not list in the owner’s name, or with an account of theirs', async () => {
    await givenAccount();
    await assertFails(setDoc(doc(personas[who], PATH), listing()));
    await assertFails(setDoc(doc(personas[who], PATH), listing({ user_id: who })));
  });
});

describe('adding', () => {
  test('the owner lists what was signed', async () => {
    await assertSucceeds(add(listing()));
  });

  test.each<[string, DocumentData]>([
    ['some of one kind of ERC-1155', sold({ itemType: 3, startAmount: '5', endAmount: '5' })],
    [
      'an account in lower case',
      ordered({
        offerer: ADDRESS.toLowerCase(),
        consideration: [{ ...payment, recipient: ADDRESS.toLowerCase() }],
      }),
    ],
    ['a signature of 64 bytes', listing({ order: { components, signature: `0x${'12'.repeat(64)}` } })],
    ['the highest number', ordered({ salt: '9'.repeat(78) })],
    ['another counter', ordered({ counter: '3' })],
  ])('allowed with %s', async (_, data) => {
    await assertSucceeds(add(data));
  });

  test.each<[string, DocumentData]>([
    ['another owner', listing({ user_id: 'mallory' })],
    ['an owner of another type', listing({ user_id: ['alice'] })],
    ['an unknown network', listing({ network: 'solana' })],
    ['another order’s hash', listing({ order_hash: `0x${'ab'.repeat(32)}` })],
    ['a hash in capitals', listing({ order_hash: orderHash.toUpperCase() })],
    ['a hash of another type', listing({ order_hash: 5 })],
    ['another collection', listing({ contract_address: OTHER_ADDRESS })],
    ['a collection that is none', ordered({ offer: [{ ...item, token: 'x' }] }, { contract_address: 'x' })],
    ['a collection of another type', ordered({ offer: [{ ...item, token: 5 }] }, { contract_address: 5 })],
    ['another NFT', listing({ token_id: '8' })],
    [
      'a number that is none',
      ordered({ offer: [{ ...item, identifierOrCriteria: '7.5' }] }, { token_id: '7.5' }),
    ],
    [
      'a number with a zero before it',
      ordered({ offer: [{ ...item, identifierOrCriteria: '07' }] }, { token_id: '07' }),
    ],
    ['a number of another type', ordered({ offer: [{ ...item, identifierOrCriteria: 7 }] }, { token_id: 7 })],
    ['another end', listing({ ends_at: END + 1 })],
    ['an end as a time', listing({ ends_at: Timestamp.fromMillis(END * 1000) })],
    ['an end with a fraction', ordered({ endTime: String(END) }, { ends_at: END + 0.5 })],
    ['an end without end', ordered({ endTime: '9'.repeat(13) }, { ends_at: 9_999_999_999_999 })],
    ['an end that is no number', ordered({ endTime: 'x' })],
    ['a field of no meaning', listing({ label: 'Cheap' })],
    ['no order', listing({ order: null })],
    ['an order with more in it', listing({ order: { components, signature: SIGNATURE, note: 'x' } })],
    ['no signature', listing({ order: { components } })],
    ['a signature of another type', listing({ order: { components, signature: 5 } })],
    ['a signature of a contract', listing({ order: { components, signature: `0x${'12'.repeat(96)}` } })],
    ['a signature in capitals', listing({ order: { components, signature: `0x${'AB'.repeat(65)}` } })],
    ['components of another type', listing({ order: { components: 'x', signature: SIGNATURE } })],
    ['a component of no meaning', ordered({ extra: 1 })],
    ['a seller of another type', ordered({ offerer: 5 })],
    [
      'a seller that is no account of theirs',
      ordered({
        offerer: OTHER_ADDRESS,
        consideration: [{ ...payment, recipient: OTHER_ADDRESS }],
      }),
    ],
    ['a zone', ordered({ zone: OTHER_ADDRESS })],
    ['a zone hash', ordered({ zoneHash: `0x${'11'.repeat(32)}` })],
    ['a conduit', ordered({ conduitKey: `0x${'11'.repeat(32)}` })],
    ['a restricted order', ordered({ orderType: 2 })],
    ['an order in parts', ordered({ orderType: 1 })],
    ['nothing to be sold', ordered({ offer: [] })],
    ['two things to be sold', ordered({ offer: [item, item] })],
    ['what is sold as no list', ordered({ offer: item })],
    ['a token to be sold', sold({ itemType: 1 })],
    ['any NFT of the collection', sold({ itemType: 4 })],
    ['an item of no meaning', sold({ recipient: ADDRESS })],
    ['an amount that is none', sold({ startAmount: 'x', endAmount: 'x' })],
    ['an amount of another type', sold({ startAmount: 1, endAmount: 1 })],
    ['an amount that changes', sold({ endAmount: '2' })],
    ['no price', ordered({ consideration: [] })],
    ['a fee', ordered({ consideration: [payment, payment] })],
    ['a price as no list', ordered({ consideration: payment })],
    ['a price in a token', paid({ itemType: 1 })],
    ['a price in coin of a contract', paid({ token: OTHER_ADDRESS })],
    ['a price with a number', paid({ identifierOrCriteria: '1' })],
    ['a price that is none', paid({ startAmount: '-1', endAmount: '-1' })],
    ['a price that changes', paid({ endAmount: '1' })],
    ['a price for somebody else', paid({ recipient: OTHER_ADDRESS })],
    ['a payment of no meaning', paid({ note: 'x' })],
    ['a beginning that is none', ordered({ startTime: 'x' })],
    ['a salt that is none', ordered({ salt: '0x12' })],
    ['a salt that is too long', ordered({ salt: '9'.repeat(79) })],
    ['a counter that is none', ordered({ counter: '' })],
  ])('refused with %s', async (_, data) => {
    await assertFails(add(data));
  });

  test.each(Object.keys(listing()))('refused without %s', async (field) => {
    await assertFails(add(without(field, listing())));
  });

  test.each(Object.keys(components))('refused without the order’s %s', async (field) => {
    await assertFails(
      add(listing({ order: { components: without(field, components), signature: SIGNATURE } })),
    );
  });

  test.each([
    ['without a chain', orderHash],
    ['of chain 0', `0_${orderHash}`],
    ['of a chain that is none', `x_${orderHash}`],
    ['of another order', `1_0x${'ab'.repeat(32)}`],
    ['with more behind it', `1_${orderHash}_1`],
  ])('refused under an id %s', async (_, id) => {
    await assertFails(add(listing(), `nft_listings/${id}`));
  });

  test('refused below a listing', async () => {
    await givenListing();
    await assertFails(setDoc(doc(personas.alice, `${PATH}/nft_listings/${orderHash}`), listing()));
  });

  test('refused where nobody is signed in, or with another’s account', async () => {
    await assertFails(setDoc(doc(personas.alice, PATH), listing()));
  });
});

describe('changing', () => {
  test('the owner writes the same once more, with another signature of it', async () => {
    await givenListing();
    await assertSucceeds(setDoc(doc(personas.alice, PATH), listing()));
    const order = { components, signature: `0x${'34'.repeat(65)}` };
    await assertSucceeds(updateDoc(doc(personas.alice, PATH), { order }));
  });

  test('refused for what may not be listed', async () => {
    await givenListing();
    await assertFails(updateDoc(doc(personas.alice, PATH), { token_id: '8' }));
    await assertFails(updateDoc(doc(personas.alice, PATH), { ends_at: deleteField() }));
    await assertFails(updateDoc(doc(personas.alice, PATH), { user_id: 'mallory' }));
  });
});

describe('deleting', () => {
  test('the owner deletes a listing', async () => {
    await givenListing();
    await assertSucceeds(deleteDoc(doc(personas.alice, PATH)));
  });
});

describe('whose sessions were ended', () => {
  const LOCK = `account_locks/${createHash('sha256').update('alice').digest('hex')}`;

  test('lists, changes and deletes nothing', async () => {
    await givenListing();
    await personas.given(LOCK, { signed_in_since: 4_000_000_000 });
    await assertFails(setDoc(doc(personas.alice, PATH.replace('1_', '137_')), listing()));
    await assertFails(setDoc(doc(personas.alice, PATH), listing()));
    await assertFails(deleteDoc(doc(personas.alice, PATH)));
  });
});
