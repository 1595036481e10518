import { receivedId } from '@everything-wallet/core/documents/transaction';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
  limit,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { everyOperation, unfilteredLists, writes } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('transactions');

const HASH = `0x${'5e'.repeat(32)}`;
const ID = `alice_1_${HASH}`;
const PATH = `transactions/${ID}`;

const transactionOf = (uid: string) => ({
  user_id: uid,
  type: 'send',
  status: 'pending',
  amount: '0.25',
  token_symbol: 'ETH',
  tx_hash: HASH,
  from_address: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  to_address: '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0',
  network: 'ethereum',
  gas_fee: '0.000021',
  nonce: 0,
  timestamp: new Date('2026-01-01T00:00:00Z'),
});

beforeEach(async () => {
  await personas.given(PATH, transactionOf('alice'));
  await personas.given(`transactions/mallory_1_${HASH}`, transactionOf('mallory'));
});

test('canary: the rules answer, and allow valid requests', async () => {
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
  expect(snapshot.get('amount')).toBe('0.25');
});

describe('the owner', () => {
  test('lists own transactions, newest first', async () => {
    const own = query(
      collection(personas.alice, 'transactions'),
      where('user_id', '==', 'alice'),
      orderBy('timestamp', 'desc'),
      limit(500),
    );
    const snapshot = await assertSucceeds(getDocs(own));
    expect(snapshot.docs.map((transaction) => transaction.id)).toEqual([ID]);
  });

  test('selects one by id and user_id', async () => {
    const one = query(
      collection(personas.alice, 'transactions'),
      where('user_id', '==', 'alice'),
      where(documentId(), '==', ID),
      limit(500),
    );
    expect((await assertSucceeds(getDocs(one))).size).toBe(1);
  });

  test('learns that an own transaction does not exist', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(personas.alice, `transactions/alice_137_${HASH}`)));
    expect(snapshot.exists()).toBe(false);
  });

  // Regression: the owner was refused what came in, whose id has a place behind the hash.
  test.each(['coin', '7', '17.25'])('reads the incoming transfer at %s as missing', async (place) => {
    const received = doc(personas.alice, 'transactions', receivedId('alice', 1, HASH, place));
    expect((await assertSucceeds(getDoc(received))).exists()).toBe(false);
    await personas.given(received.path, { ...transactionOf('alice'), type: 'receive' });
    expect((await assertSucceeds(getDoc(received))).get('type')).toBe('receive');
  });

  test.each(Object.entries(unfilteredLists))('may not %s', async (_, list) => {
    await assertFails(list(personas.alice, PATH, {}));
  });

  test('may not ask for the collection group, even filtered', async () => {
    const group = query(
      collectionGroup(personas.alice, 'transactions'),
      where('user_id', '==', 'alice'),
      limit(500),
    );
    await assertFails(getDocs(group));
  });

  test.each(Object.entries(writes))('may not %s', async (_, write) => {
    await assertFails(write(personas.alice, PATH, transactionOf('alice')));
  });

  test.each(Object.entries(transactionOf('alice')))('may not write %s', async (field, value) => {
    await assertFails(updateDoc(doc(personas.alice, PATH), { [field]: value }));
    await assertFails(updateDoc(doc(personas.alice, PATH), { [field]: 'completed' }));
  });

  test('may not forge a record under an id of the functions', async () => {
    const forged = doc(personas.alice, `transactions/alice_137_${HASH}`);
    await assertFails(setDoc(forged, transactionOf('alice')));
  });

  test("may not get another user's, and cannot tell it from one that does not exist", async () => {
    await assertFails(getDoc(doc(personas.alice, `transactions/mallory_1_${HASH}`)));
    await assertFails(getDoc(doc(personas.alice, 'transactions/mallory_1_0x00')));
    await assertFails(getDoc(doc(personas.alice, `transactions/alice_b_1_${HASH}`)));
  });

  // A user id may have underscores: what follows it must never be taken for a part of another one, either way.
  test.each(['coin', '7', '7.1'])(
    "may not get what came in to another user at %s, whose id begins like the owner's or goes on as the owner's ends",
    async (place) => {
      const received = (owner: string) => receivedId(owner, 1, HASH, place);
      for (const owner of ['mallory', 'alice_b', 'alice_137', `alice_137_${HASH}`, 'not_alice']) {
        await assertFails(getDoc(doc(personas.alice, 'transactions', received(owner))));
      }
      const id = received('alice');
      for (const uid of ['alice_1', `alice_1_${HASH}`, 'ali', 'lice'] as const) {
        await assertFails(getDoc(doc(personas.signedInAs(uid), 'transactions', id)));
      }
    },
  );

  test.each([
    receivedId('alice', 1, HASH, ''),
    receivedId('alice', 1, HASH, 'coins'),
    receivedId('alice', 1, HASH, '7.'),
    receivedId('alice', 1, HASH, '.1'),
    receivedId('alice', 1, HASH, '7x1'),
    receivedId('alice', 1, HASH, '7_1'),
    'alice_coin',
    'alice_1_coin',
    'alice_7',
  ])('may not get a document at no place of a transaction: %s', async (id) => {
    await assertFails(getDoc(doc(personas.alice, 'transactions', id)));
  });

  test.each(['alice', 'alice_1', `1_${HASH}`, HASH, '_'])('may not get a document named %s', async (id) => {
    await assertFails(getDoc(doc(personas.alice, 'transactions', id)));
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await assertFails(operation(personas[who], PATH, { status: 'completed' }));
  });

  test("may not list another user's transactions", async () => {
    const transactions = collection(personas[who], 'transactions');
    await assertFails(getDocs(query(transactions, where('user_id', '==', 'alice'), limit(500))));
    await assertFails(getDocs(query(transactions, where('user_id', 'in', ['alice', who]), limit(500))));
    await assertFails(getDocs(query(transactions, where('tx_hash', '==', HASH), limit(500))));
    await assertFails(getDocs(query(transactions, where('user_id', '>=', ''), limit(500))));
  });
});
