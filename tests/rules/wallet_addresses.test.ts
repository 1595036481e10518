import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { networks } from '@everything-wallet/core/networks/networks';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  limit,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ADDRESS,
  newWalletAddress,
  OTHER_ADDRESS,
  storedWalletAddress,
  walletAddressPath,
  without,
} from './documents.ts';
import { everyOperation, unfilteredLists } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('wallet_addresses');

const PRIMARY = walletAddressPath('alice', ADDRESS);
const SECOND = walletAddressPath('alice', OTHER_ADDRESS);

/** Alice and Mallory, each with a primary address; nearly every test adds a second one to Alice's. */
beforeEach(async () => {
  for (const uid of ['alice', 'mallory']) {
    await personas.given(
      walletAddressPath(uid, ADDRESS),
      storedWalletAddress(uid, ADDRESS, { is_primary: true }),
    );
    await personas.given(`profiles/${uid}`, {
      id: uid,
      verified: true,
      primary_wallet_address_id: walletAddressId(uid, ADDRESS),
    });
  }
});

const second = (fields: DocumentData = {}) => newWalletAddress('alice', OTHER_ADDRESS, fields);
const createSecond = (data: DocumentData) => setDoc(doc(personas.alice, SECOND), data);
const givenSecond = () => personas.given(SECOND, storedWalletAddress('alice', OTHER_ADDRESS));

test('canary: the rules answer, and allow valid requests', async () => {
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PRIMARY)));
  expect(snapshot.data()).toEqual(storedWalletAddress('alice', ADDRESS, { is_primary: true }));
});

describe('reading', () => {
  test('the owner lists own addresses, by time of creation', async () => {
    await givenSecond();
    const own = query(
      collection(personas.alice, 'wallet_addresses'),
      where('user_id', '==', 'alice'),
      orderBy('created_at'),
      limit(500),
    );
    const snapshot = await assertSucceeds(getDocs(own));
    expect(snapshot.docs.map((address) => address.get('user_id') as unknown)).toEqual(['alice', 'alice']);
  });

  test('the owner queries the primary one', async () => {
    const primary = query(
      collection(personas.alice, 'wallet_addresses'),
      where('user_id', '==', 'alice'),
      where('is_primary', '==', true),
      limit(500),
    );
    const snapshot = await assertSucceeds(getDocs(primary));
    expect(snapshot.size).toBe(1);
  });

  test('the owner learns that an address is not saved yet', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(personas.alice, SECOND)));
    expect(snapshot.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('the owner may not %s', async (_, list) => {
    await assertFails(list(personas.alice, PRIMARY, {}));
  });

  test('the owner may not ask for the collection group, even filtered', async () => {
    const group = query(
      collectionGroup(personas.alice, 'wallet_addresses'),
      where('user_id', '==', 'alice'),
      limit(500),
    );
    await assertFails(getDocs(group));
  });

  test.each(['mallory', 'signedOut'] as const)("%s may not list another user's addresses", async (who) => {
    const addresses = collection(personas[who], 'wallet_addresses');
    await assertFails(getDocs(query(addresses, where('user_id', '==', 'alice'), limit(500))));
    await assertFails(getDocs(query(addresses, where('user_id', 'in', ['alice', who]), limit(500))));
    await assertFails(getDocs(query(addresses, where('address', '==', ADDRESS), limit(500))));
  });

  test.each(['mallory', 'signedOut'] as const)(
    '%s may not ask whether a user has an address',
    async (who) => {
      await assertFails(getDoc(doc(personas[who], SECOND)));
    },
  );

  test('an id without an owner belongs to no user', async () => {
    await assertFails(getDoc(doc(personas.alice, 'wallet_addresses', ADDRESS.toLowerCase())));
    await assertFails(getDoc(doc(personas.alice, 'wallet_addresses', 'alice')));
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await givenSecond();
    await assertFails(operation(personas[who], SECOND, { network: 'polygon' }));
  });

  test('may not add an address to the owner', async () => {
    await assertFails(setDoc(doc(personas[who], SECOND), second()));
    await assertFails(setDoc(doc(personas[who], SECOND), second({ user_id: who })));
  });

  test('may not take over an address', async () => {
    await assertFails(updateDoc(doc(personas[who], PRIMARY), { user_id: who }));
  });

  test.each([true, false])('may not set is_primary to %s', async (isPrimary) => {
    await givenSecond();
    await assertFails(updateDoc(doc(personas[who], PRIMARY), { is_primary: isPrimary }));
    await assertFails(updateDoc(doc(personas[who], SECOND), { is_primary: isPrimary }));
  });
});

describe('creating', () => {
  test.each<[string, DocumentData]>([
    ['of the next key', { derivation_index: 1 }],
    ['of the last key there is', { derivation_index: 2 ** 31 - 1 }],
    ['without a key', { derivation_index: null, watch_only: true }],
    ['in lower case', { address: OTHER_ADDRESS.toLowerCase() }],
    ['with a name', { name: 'Savings' }],
    ['with a name in Persian', { name: 'پس\u200cانداز' }],
    ['with a family of emoji', { name: '👨\u200d👩\u200d👧' }],
    ['with a name of 50 characters', { name: 'x'.repeat(50) }],
  ])('the owner adds an address %s', async (_, fields) => {
    await assertSucceeds(createSecond(second(fields)));
  });

  test.each(networks)('the owner adds an address on $name', async ({ id }) => {
    await assertSucceeds(createSecond(second({ network: id })));
  });

  test.each(Object.keys(newWalletAddress('alice', OTHER_ADDRESS)))('refused without %s', async (field) => {
    await assertFails(createSecond(without(field, second())));
  });

  test.each<[string, DocumentData]>([
    ['a field of no meaning', { label: 'Savings' }],
    ['a megabyte of it', { label: 'x'.repeat(900_000) }],
    ['an id among the fields', { id: walletAddressId('alice', OTHER_ADDRESS) }],
    ['another owner', { user_id: 'mallory' }],
    ['no owner', { user_id: null }],
    ['an owner of another type', { user_id: ['alice'] }],
    ["another address than the id's", { address: ADDRESS }],
    ['an address of another type', { address: 5 }],
    ['an unknown network', { network: 'solana' }],
    ['a network in capitals', { network: 'Ethereum' }],
    ['an empty network', { network: '' }],
    ['a network of another type', { network: 1 }],
    ['a list of networks', { network: ['ethereum'] }],
    ['is_primary as text', { is_primary: 'false' }],
    ['is_primary as a number', { is_primary: 0 }],
    ['is_primary as null', { is_primary: null }],
    ['a name of 51 characters', { name: 'x'.repeat(51) }],
    ['an empty name', { name: '' }],
    ['a name of spaces', { name: '  ' }],
    ['a name with spaces around it', { name: ' Savings' }],
    ['a name with an invisible character', { name: 'Sav\u200bings' }],
    ['a name that is drawn as nothing', { name: '\ufffc' }],
    ['a name with a selector after a letter', { name: 'Savings\ufe0f' }],
    ['a name with nine marks on a letter', { name: `S${'\u0301'.repeat(9)}` }],
    ['a name that turns what follows around', { name: 'Savings\u202e' }],
    ['a name of two lines', { name: 'Savings\n0x00' }],
    ['a name that is a number', { name: 5 }],
    ['a name that is null', { name: null }],
    ['a second primary', { is_primary: true }],
    ['a negative index', { derivation_index: -1 }],
    ['an index above BIP-32’s', { derivation_index: 2 ** 31 }],
    ['a fractional index', { derivation_index: 0.5 }],
    ['an index that is not a number', { derivation_index: NaN }],
    ['an index as text', { derivation_index: '0' }],
    ['no index, though it has a key', { derivation_index: null }],
    ['an index, though it is watch-only', { watch_only: true }],
    ['watch_only as text', { watch_only: 'false' }],
    ['watch_only as null', { watch_only: null }],
    ['a creation in the past', { created_at: Timestamp.fromMillis(0) }],
    ['a creation in the future', { created_at: Timestamp.fromMillis(4_000_000_000_000) }],
    ['a creation as text', { created_at: '2026-01-01T00:00:00Z' }],
    ['a creation as a number', { created_at: 1_700_000_000_000 }],
    ['a creation as null', { created_at: null }],
  ])('refused with %s', async (_, fields) => {
    await assertFails(createSecond(second(fields)));
  });

  test.each([
    ['of another user', walletAddressId('mallory', OTHER_ADDRESS)],
    ['of another address', `alice_0x${'0'.repeat(40)}`],
    ['in mixed case', `alice_${OTHER_ADDRESS}`],
    ['without the user', OTHER_ADDRESS.toLowerCase()],
    ['with a tail', `${walletAddressId('alice', OTHER_ADDRESS)}_2`],
    ['made up', 'first'],
  ])('refused under an id %s', async (_, id) => {
    await assertFails(setDoc(doc(personas.alice, 'wallet_addresses', id), second()));
  });

  test.each([
    ['of 39 digits', OTHER_ADDRESS.slice(0, -1)],
    ['of 41 digits', `${OTHER_ADDRESS}0`],
    ['without 0x', OTHER_ADDRESS.slice(2)],
    ['with a capital X', OTHER_ADDRESS.replace('0x', '0X')],
    ['with a letter that is no digit', OTHER_ADDRESS.replace('F', 'G')],
    ['with a line break', `${OTHER_ADDRESS}\n`],
    ['with an underscore', `0x_${OTHER_ADDRESS.slice(2)}`],
    ['of a thousand digits', `0x${'a'.repeat(1000)}`],
    ['of no length', ''],
  ])('refused with an address %s, under the matching id', async (_, address) => {
    await assertFails(
      setDoc(doc(personas.alice, walletAddressPath('alice', address)), newWalletAddress('alice', address)),
    );
  });

  test('refused below an address', async () => {
    await assertFails(setDoc(doc(personas.alice, `${PRIMARY}/wallet_addresses/x`), second()));
  });

  test('refused to a user without a profile', async () => {
    const bob = personas.signedInAs('bob');
    await assertFails(setDoc(doc(bob, walletAddressPath('bob', ADDRESS)), newWalletAddress('bob', ADDRESS)));
  });

  test('refused as not primary when the profile already names it', async () => {
    await personas.given('profiles/alice', {
      id: 'alice',
      verified: true,
      primary_wallet_address_id: walletAddressId('alice', OTHER_ADDRESS),
    });
    await assertFails(createSecond(second()));
  });

  test('refused when it exists: its facts are written once', async () => {
    await givenSecond();
    await assertFails(createSecond(second()));
  });
});

describe('updating', () => {
  test('a flag that is not set may be cleared', async () => {
    await givenSecond();
    await assertSucceeds(updateDoc(doc(personas.alice, SECOND), { is_primary: false }));
  });

  test('an address gets a name, another one, and none again; the primary one as well', async () => {
    await givenSecond();
    for (const path of [SECOND, PRIMARY]) {
      for (const name of ['Savings', 'Épargne 2 🏦', 'x'.repeat(50), deleteField()])
        await assertSucceeds(updateDoc(doc(personas.alice, path), { name }));
    }
  });

  test.each<[string, DocumentData]>([
    ['name to a name of 51 characters', { name: 'x'.repeat(51) }],
    ['name to nothing at all', { name: '' }],
    ['name to a name of spaces', { name: '  ' }],
    ['name to a name with spaces around it', { name: ' Savings' }],
    ['name to a name with an invisible character', { name: 'Sav\u200bings' }],
    ['name to a name that turns what follows around', { name: 'Savings\u202e' }],
    ['name to a name of two lines', { name: 'Savings\n0x00' }],
    ['name to a name that is a number', { name: 5 }],
    ['name to a name that is null', { name: null }],
    ['name together with another field', { name: 'Savings', network: 'polygon' }],
    ['name together with is_primary', { name: 'Savings', is_primary: true }],
    ['user_id', { user_id: 'mallory' }],
    ['address', { address: ADDRESS }],
    ['the case of the address', { address: OTHER_ADDRESS.toLowerCase() }],
    ['network', { network: 'polygon' }],
    ['created_at', { created_at: serverTimestamp() }],
    ['derivation_index', { derivation_index: 1 }],
    ['watch_only and its index', { watch_only: true, derivation_index: null }],
    ['is_primary to true', { is_primary: true }],
    ['is_primary to text', { is_primary: 'false' }],
    ['is_primary to null', { is_primary: null }],
    ['is_primary to nothing', { is_primary: deleteField() }],
    ['created_at to nothing', { created_at: deleteField() }],
    ['is_primary together with another field', { is_primary: false, network: 'polygon' }],
    ['a field of no meaning', { label: 'Savings' }],
  ])('refused for %s', async (_, data) => {
    await givenSecond();
    await assertFails(updateDoc(doc(personas.alice, SECOND), data));
  });

  test('refused without a document to update', async () => {
    await assertFails(updateDoc(doc(personas.alice, SECOND), { is_primary: false }));
  });
});

describe('deleting', () => {
  test('the owner deletes an address that is not primary', async () => {
    await givenSecond();
    await assertSucceeds(deleteDoc(doc(personas.alice, SECOND)));
  });

  test('the primary one is refused', async () => {
    await assertFails(deleteDoc(doc(personas.alice, PRIMARY)));
    await givenSecond();
    await assertFails(deleteDoc(doc(personas.alice, PRIMARY)));
  });
});

describe('a user id with an underscore', () => {
  test('gives no access to the addresses of a user whose id starts with it', async () => {
    await personas.given(walletAddressPath('alice_b', ADDRESS), storedWalletAddress('alice_b', ADDRESS));
    await assertFails(getDoc(doc(personas.alice, walletAddressPath('alice_b', ADDRESS))));
    await assertFails(
      setDoc(doc(personas.alice, `wallet_addresses/alice_b_${OTHER_ADDRESS.toLowerCase()}`), second()),
    );
  });
});
