import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { tokenId } from '@everything-wallet/core/documents/token';
import { walletAddressId } from '@everything-wallet/core/documents/walletAddress';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  ADDRESS,
  newWalletAddress,
  OTHER_ADDRESS,
  storedWalletAddress,
  walletAddressPath,
} from './documents.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('account_locks');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const LOCK = `account_locks/${sha256('alice')}`;
const NEVER = 253_402_300_799;
const at = Timestamp.fromMillis(1_700_000_000_000);
const KEY = `ew_test_${'a'.repeat(34)}`;
const NEW_KEY = `ew_test_${'b'.repeat(34)}`;
const TOKEN = tokenId('alice', 'ethereum', ADDRESS);
const OTHER_TOKEN = tokenId('alice', 'ethereum', OTHER_ADDRESS);

const contact = { user_id: 'alice', name: 'Ada', address: ADDRESS, network: 'ethereum' };
const token = (contract: string) => ({
  user_id: 'alice',
  token_name: 'Test Dollar',
  token_symbol: 'TUSD',
  contract_address: contract,
  network: 'ethereum',
  icon: '$',
  balance: '0',
  usd_value: '0',
  decimals: 6,
});
const key = (value: string) => ({ user_id: 'alice', name: 'Key', key: value });

beforeEach(async () => {
  await personas.given('profiles/alice', {
    id: 'alice',
    verified: true,
    primary_wallet_address_id: walletAddressId('alice', ADDRESS),
  });
  const primary = storedWalletAddress('alice', ADDRESS, { is_primary: true });
  await personas.given(walletAddressPath('alice', ADDRESS), primary);
  await personas.given('contacts/alice_1', { ...contact, created_at: at });
  await personas.given(`tokens/${TOKEN}`, { ...token(ADDRESS), created_at: at });
  await personas.given(`api_keys/${sha256(KEY)}`, { ...key(KEY), created_at: at });
  await personas.given(`issued_keys/${sha256(NEW_KEY)}`, { user_id: 'alice', created_at: Timestamp.now() });
});

const SECOND = walletAddressPath('alice', OTHER_ADDRESS);
const created = { created_at: serverTimestamp() };

/** All writes that Alice may make while nothing is locked. */
const writes: Record<string, (db: Firestore) => Promise<unknown>> = {
  'update the profile': (db) => updateDoc(doc(db, 'profiles/alice'), { verified: true }),
  'create an address': (db) => setDoc(doc(db, SECOND), newWalletAddress('alice', OTHER_ADDRESS)),
  'update an address': async (db) => {
    await personas.given(SECOND, storedWalletAddress('alice', OTHER_ADDRESS));
    await updateDoc(doc(db, SECOND), { is_primary: false });
  },
  'delete an address': async (db) => {
    await personas.given(SECOND, storedWalletAddress('alice', OTHER_ADDRESS));
    await deleteDoc(doc(db, SECOND));
  },
  'create a contact': (db) => setDoc(doc(db, 'contacts/alice_2'), { ...contact, ...created }),
  'update a contact': (db) => updateDoc(doc(db, 'contacts/alice_1'), { address: OTHER_ADDRESS }),
  'delete a contact': (db) => deleteDoc(doc(db, 'contacts/alice_1')),
  'create a token': (db) => setDoc(doc(db, `tokens/${OTHER_TOKEN}`), { ...token(OTHER_ADDRESS), ...created }),
  'update a token': (db) => updateDoc(doc(db, `tokens/${TOKEN}`), { token_name: 'Mine' }),
  'delete a token': (db) => deleteDoc(doc(db, `tokens/${TOKEN}`)),
  'create an API key': (db) =>
    setDoc(doc(db, `api_keys/${sha256(NEW_KEY)}`), { ...key(NEW_KEY), ...created }),
  'update an API key': (db) => updateDoc(doc(db, `api_keys/${sha256(KEY)}`), { name: 'Other' }),
  'delete an API key': (db) => deleteDoc(doc(db, `api_keys/${sha256(KEY)}`)),
};

// The tokens of these tests are of a sign-in in 1970.
describe.each(Object.entries(writes))('%s', (_, write) => {
  test('is allowed without a lock, and to sessions that began when the lock allows', async () => {
    await assertSucceeds(write(personas.alice));
  });

  test('is allowed to a session of since then', async () => {
    await personas.given(LOCK, { signed_in_since: 0 });
    await assertSucceeds(write(personas.alice));
  });

  test('is refused to a session of before, and where the account is being deleted', async () => {
    for (const since of [1, NEVER]) {
      await personas.given(LOCK, { signed_in_since: since });
      await assertFails(write(personas.alice));
    }
  });
});

test('a profile that was deleted is not created again by a tab that is still open', async () => {
  const create = (uid: string) =>
    setDoc(doc(personas.signedInAs(uid), `profiles/${uid}`), { id: uid, verified: false });
  await personas.given(`account_locks/${sha256('gone')}`, { signed_in_since: NEVER });
  await assertFails(create('gone'));
  await assertSucceeds(create('new'));
});

test('existing data can be read by its owner, until it is deleted', async () => {
  await personas.given(LOCK, { signed_in_since: NEVER });
  const found = await assertSucceeds(getDoc(doc(personas.alice, 'contacts/alice_1')));
  expect(found.data()).toMatchObject(contact);
});

const ownKeys = (db: Firestore) =>
  query(collection(db, 'api_keys'), where('user_id', '==', 'alice'), limit(20));

/** Reads that reveal whole API keys. */
const keyReads: Record<string, (db: Firestore) => Promise<unknown>> = {
  'get an API key': (db) => getDoc(doc(db, `api_keys/${sha256(KEY)}`)),
  'ask whether an API key is there': (db) => getDoc(doc(db, `api_keys/${sha256(NEW_KEY)}`)),
  'list the API keys': (db) => getDocs(ownKeys(db)),
};

// Regression: a session that was ended everywhere read every key for as long as its token lasted.
describe.each(Object.entries(keyReads))('%s', (_, read) => {
  test('is allowed without a lock, and to a later session', async () => {
    await assertSucceeds(read(personas.alice));
    await personas.given(LOCK, { signed_in_since: 0 });
    await assertSucceeds(read(personas.alice));
  });

  test('is refused to a session of before', async () => {
    for (const since of [1, NEVER]) {
      await personas.given(LOCK, { signed_in_since: since });
      await assertFails(read(personas.alice));
    }
  });
});
