import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { everyOperation, unfilteredLists, writes } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('api_requests');

const KEY_ID = 'ab'.repeat(32);
const TIME = Timestamp.fromMillis(1_700_000_000_000);
const PATH = 'api_requests/0d3cb3c5';

/** A row as the functions write it. */
const row = (fields: DocumentData = {}): DocumentData => ({
  user_id: 'alice',
  key_id: KEY_ID,
  method: 'GET',
  path: '/api/v1/balance',
  status: 200,
  code: null,
  request_id: 'req_1',
  at: TIME,
  expires_at: TIME,
  ...fields,
});
const givenRow = (fields: DocumentData = {}, path = PATH) => personas.given(path, row(fields));

test('canary: the rules answer, and allow valid requests', async () => {
  await givenRow();
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
  expect(snapshot.data()).toEqual(row());
});

describe('the owner', () => {
  test('lists the last requests', async () => {
    await givenRow();
    await givenRow({ request_id: 'req_2', at: Timestamp.fromMillis(1_800_000_000_000) }, 'api_requests/b');
    await givenRow({ request_id: 'req_3', user_id: 'mallory' }, 'api_requests/c');
    const own = query(
      collection(personas.alice, 'api_requests'),
      where('user_id', '==', 'alice'),
      orderBy('at', 'desc'),
      limit(50),
    );
    const snapshot = await assertSucceeds(getDocs(own));
    expect(snapshot.docs.map((request) => request.get('request_id') as unknown)).toEqual(['req_2', 'req_1']);
  });

  test.each(Object.entries(unfilteredLists))('may not %s', async (_, list) => {
    await givenRow();
    await assertFails(list(personas.alice, PATH, {}));
  });

  test('may not ask for the collection group, even filtered', async () => {
    const group = query(
      collectionGroup(personas.alice, 'api_requests'),
      where('user_id', '==', 'alice'),
      limit(500),
    );
    await assertFails(getDocs(group));
  });

  test.each(Object.entries(writes))('may not %s, whatever it contains', async (_, write) => {
    await givenRow();
    await assertFails(write(personas.alice, PATH, row()));
  });

  test('may not write a row that is not there', async () => {
    await assertFails(setDoc(doc(personas.alice, PATH), row()));
  });

  test.each(Object.entries(row()))('may not change %s', async (field, value: unknown) => {
    await givenRow({ [field]: null, user_id: 'alice' });
    await assertFails(updateDoc(doc(personas.alice, PATH), { [field]: value }));
    await assertFails(updateDoc(doc(personas.alice, PATH), { [field]: deleteField() }));
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await givenRow();
    await assertFails(operation(personas[who], PATH, row({ user_id: who })));
  });

  test('may not list with a filter', async () => {
    await givenRow();
    const rows = collection(personas[who], 'api_requests');
    await assertFails(getDocs(query(rows, where('user_id', '==', 'alice'), limit(500))));
    await assertFails(getDocs(query(rows, where('user_id', 'in', ['alice', who]), limit(500))));
    await assertFails(getDocs(query(rows, where('key_id', '==', KEY_ID), limit(500))));
  });

  test('may not write a row for the owner', async () => {
    await assertFails(setDoc(doc(personas[who], PATH), row()));
    await assertFails(setDoc(doc(personas[who], PATH), row({ user_id: who })));
  });
});
