import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayUnion,
  collection,
  deleteDoc,
  deleteField,
  doc,
  documentId,
  getDoc,
  getDocs,
  increment,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { ADDRESS, newWalletAddress, walletAddressPath, without } from './documents.ts';
import { everyOperation, unfilteredLists } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('profiles');

const newProfile = { id: 'alice', verified: false };
const profileOf = (who: 'alice' | 'mallory' | 'signedOut') => doc(personas[who], 'profiles/alice');

const createAsAlice = (data: DocumentData) => setDoc(profileOf('alice'), data);
const updateAsAlice = (data: DocumentData) => updateDoc(profileOf('alice'), data);

const givenProfile = (fields: DocumentData = {}) =>
  personas.given('profiles/alice', { ...newProfile, ...fields });
const givenPhraseHash = (uid: string) => personas.given(`phrase_hashes/${uid}`, { digest: 'ab'.repeat(32) });

test('canary: the rules answer, and allow valid requests', async () => {
  await givenProfile();
  const snapshot = await assertSucceeds(getDoc(profileOf('alice')));
  expect(snapshot.data()).toEqual(newProfile);
});

describe('reading', () => {
  test('the owner gets the profile', async () => {
    await givenProfile();
    await assertSucceeds(getDoc(profileOf('alice')));
  });

  test('the owner learns that there is no profile yet', async () => {
    const snapshot = await assertSucceeds(getDoc(profileOf('alice')));
    expect(snapshot.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('no client may %s', async (_, list) => {
    await givenProfile();
    await assertFails(list(personas.alice, 'profiles/alice', {}));
  });

  test('no client lists profiles, including its own', async () => {
    await givenProfile();
    const profiles = collection(personas.alice, 'profiles');
    await assertFails(getDocs(query(profiles, where('id', '==', 'alice'))));
    await assertFails(getDocs(query(profiles, where(documentId(), '==', 'alice'))));
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await givenProfile();
    await givenPhraseHash('alice');
    await assertFails(operation(personas[who], 'profiles/alice', { verified: true }));
  });

  test('may not even write the existing data again', async () => {
    await givenProfile({ verified: true });
    await assertFails(updateDoc(profileOf(who), { id: 'alice' }));
    await assertFails(setDoc(profileOf(who), { ...newProfile, verified: true }));
  });

  test('may not create a profile for the owner', async () => {
    await assertFails(setDoc(profileOf(who), newProfile));
    await assertFails(setDoc(profileOf(who), { ...newProfile, id: who }));
  });
});

describe('creating', () => {
  test('the owner creates an unverified profile', async () => {
    await assertSucceeds(createAsAlice(newProfile));
  });

  test('the owner creates one without a primary address', async () => {
    await assertSucceeds(createAsAlice({ ...newProfile, primary_wallet_address_id: null }));
  });

  test('never verified, phrase hash or not', async () => {
    await assertFails(createAsAlice({ ...newProfile, verified: true }));
    await givenPhraseHash('alice');
    await assertFails(createAsAlice({ ...newProfile, verified: true }));
  });

  test.each<[string, DocumentData]>([
    ['nothing', {}],
    ['no id', without('id', newProfile)],
    ['no verified', without('verified', newProfile)],
    ["another user's id", { ...newProfile, id: 'mallory' }],
    ['an empty id', { ...newProfile, id: '' }],
    ['an id of another type', { ...newProfile, id: ['alice'] }],
    ['verified as text', { ...newProfile, verified: 'false' }],
    ['verified as a number', { ...newProfile, verified: 0 }],
    ['verified as null', { ...newProfile, verified: null }],
    ['a field of no meaning', { ...newProfile, role: 'admin' }],
    ['a megabyte of it', { ...newProfile, notes: 'x'.repeat(900_000) }],
    [
      'a pointer to no document',
      { ...newProfile, primary_wallet_address_id: walletAddressId('alice', ADDRESS) },
    ],
  ])('refused with %s', async (_, data) => {
    await assertFails(createAsAlice(data));
  });
});

describe('becoming verified', () => {
  test.each<[string, DocumentData]>([
    ['by itself', { verified: true }],
    [
      'together with the pointer',
      { verified: true, primary_wallet_address_id: walletAddressId('alice', ADDRESS) },
    ],
  ])('is reserved to the functions, phrase hash or not: refused %s', async (_, data) => {
    await givenProfile();
    await personas.given(
      walletAddressPath('alice', ADDRESS),
      newWalletAddress('alice', ADDRESS, { is_primary: true }),
    );
    await assertFails(updateAsAlice(data));
    await givenPhraseHash('alice');
    await assertFails(updateAsAlice(data));
    await assertFails(setDoc(profileOf('alice'), { id: 'alice', ...data }, { merge: true }));
    await assertFails(setDoc(profileOf('alice'), { id: 'alice', ...data }));
  });

  test('an existing state may be written again', async () => {
    await givenProfile({ verified: true });
    await assertSucceeds(updateAsAlice({ verified: true }));
  });

  test('cannot be undone', async () => {
    await givenProfile({ verified: true });
    await givenPhraseHash('alice');
    await assertFails(updateAsAlice({ verified: false }));
    await assertFails(updateAsAlice({ verified: deleteField() }));
    await assertFails(createAsAlice(newProfile));
  });
});

describe('updating', () => {
  test.each<[string, DocumentData]>([
    ['id', { id: 'mallory' }],
    ['id to nothing', { id: deleteField() }],
    ['verified to text', { verified: 'true' }],
    ['verified to a number', { verified: increment(1) }],
    ['verified to a list', { verified: arrayUnion(true) }],
    ['verified to null', { verified: null }],
    ['a field of no meaning', { role: 'admin' }],
    ['a field inside verified', { 'verified.at': 1 }],
  ])('refused for %s', async (_, data) => {
    await givenProfile();
    await givenPhraseHash('alice');
    await assertFails(updateAsAlice(data));
  });
});

describe('pointing at the primary address (see primaryAddress.test.ts for whole batches)', () => {
  const own = walletAddressId('alice', ADDRESS);
  const theirs = walletAddressId('mallory', ADDRESS);

  test.each<[string, unknown]>([
    ['a document that does not exist', own],
    ["another user's primary address", theirs],
    ['an empty string', ''],
    ['a path', `x/y/${own}`],
    ['a path that climbs', `../profiles/alice`],
    ['a number', 7],
    ['true', true],
    ['a list', [own]],
    ['a map', { id: own }],
    ['a long string', own.repeat(2000)],
  ])('refused for %s', async (_, pointer) => {
    await givenProfile({ verified: true });
    await personas.given(
      walletAddressPath('mallory', ADDRESS),
      newWalletAddress('mallory', ADDRESS, { is_primary: true }),
    );
    await assertFails(updateAsAlice({ primary_wallet_address_id: pointer }));
  });

  test('refused for an own address that is not primary', async () => {
    await givenProfile({ verified: true });
    await personas.given(walletAddressPath('alice', ADDRESS), newWalletAddress('alice', ADDRESS));
    await assertFails(updateAsAlice({ primary_wallet_address_id: own }));
  });

  test('refused before the setup is finished, where a verified user may', async () => {
    const address = personas.given(
      walletAddressPath('alice', ADDRESS),
      newWalletAddress('alice', ADDRESS, { is_primary: true }),
    );
    await Promise.all([address, givenProfile()]);
    await assertFails(updateAsAlice({ primary_wallet_address_id: own }));
    await givenProfile({ verified: true });
    await assertSucceeds(updateAsAlice({ primary_wallet_address_id: own }));
  });

  test('not taken away before the setup is finished', async () => {
    await givenProfile({ primary_wallet_address_id: own });
    await assertFails(updateAsAlice({ primary_wallet_address_id: null }));
    await assertSucceeds(updateAsAlice({ primary_wallet_address_id: own }));
    await givenProfile({ primary_wallet_address_id: own, verified: true });
    await assertSucceeds(updateAsAlice({ primary_wallet_address_id: null }));
  });

  test('absent and null mean the same', async () => {
    await givenProfile();
    await assertSucceeds(updateAsAlice({ primary_wallet_address_id: null }));
    await assertSucceeds(updateAsAlice({ primary_wallet_address_id: deleteField() }));
  });
});

describe('the date of the last recovery drill', () => {
  const before = new Date('2026-01-01');

  test('is noted as now', async () => {
    await givenProfile({ verified: true });
    await assertSucceeds(updateAsAlice({ recovery_drill_at: serverTimestamp() }));
    await assertSucceeds(updateAsAlice({ recovery_drill_at: serverTimestamp() }));
  });

  test('stays as it is beside other changes', async () => {
    await givenProfile({ verified: true, recovery_drill_at: before });
    await assertSucceeds(updateAsAlice({ primary_wallet_address_id: null }));
    await assertSucceeds(updateAsAlice({ recovery_drill_at: before }));
  });

  test.each<[string, unknown]>([
    ['another day', new Date('2025-06-01')],
    ['a day to come', new Date('2099-01-01')],
    ['a text', 'today'],
    ['nothing', null],
    ['no field', deleteField()],
  ])('is not set to %s', async (_, date) => {
    await givenProfile({ verified: true, recovery_drill_at: before });
    await assertFails(updateAsAlice({ recovery_drill_at: date }));
  });

  test('is not made up with the profile', async () => {
    await assertFails(createAsAlice({ ...newProfile, recovery_drill_at: serverTimestamp() }));
    await assertFails(createAsAlice({ ...newProfile, recovery_drill_at: before }));
  });

  test('is not noted by another user', async () => {
    await givenProfile({ verified: true });
    await assertFails(updateDoc(profileOf('mallory'), { recovery_drill_at: serverTimestamp() }));
    await assertFails(updateDoc(profileOf('signedOut'), { recovery_drill_at: serverTimestamp() }));
  });
});

describe('deleting', () => {
  test('refused to the owner', async () => {
    await givenProfile();
    await assertFails(deleteDoc(profileOf('alice')));
  });
});
