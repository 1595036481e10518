import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  limit,
} from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { everyOperation, unfilteredLists, writes } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('api_usage');

const KEY_ID = 'ab'.repeat(32);
const TIME = Timestamp.fromMillis(1_700_000_000_000);
const PATH = 'api_usage/alice_2026-11-21';

/** A row as the functions write it. */
const row = (fields: DocumentData = {}): DocumentData => ({
  user_id: 'alice',
  day: '2026-11-21',
  requests: 5,
  keys: { [KEY_ID]: { requests: 5, errors: 1, last_used_at: TIME } },
  minutes: { '0930': { user: 5, [KEY_ID]: 5 } },
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
  test('lists the days since one', async () => {
    await givenRow();
    await givenRow({ day: '2026-11-01' }, 'api_usage/alice_2026-11-01');
    await givenRow({ day: '2026-11-20' }, 'api_usage/alice_2026-11-20');
    await givenRow({ user_id: 'mallory' }, 'api_usage/mallory_2026-11-21');
    const own = query(
      collection(personas.alice, 'api_usage'),
      where('user_id', '==', 'alice'),
      where('day', '>=', '2026-11-08'),
      orderBy('day'),
      limit(500),
    );
    const snapshot = await assertSucceeds(getDocs(own));
    expect(snapshot.docs.map((part) => part.get('day') as unknown)).toEqual(['2026-11-20', '2026-11-21']);
  });

  test.each(Object.entries(unfilteredLists))('may not %s', async (_, list) => {
    await givenRow();
    await assertFails(list(personas.alice, PATH, {}));
  });

  test('may not ask for the collection group, even filtered', async () => {
    const group = query(
      collectionGroup(personas.alice, 'api_usage'),
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
    const rows = collection(personas[who], 'api_usage');
    await assertFails(getDocs(query(rows, where('user_id', '==', 'alice'), limit(500))));
    await assertFails(getDocs(query(rows, where('user_id', 'in', ['alice', who]), limit(500))));
    await assertFails(getDocs(query(rows, where('day', '==', '2026-11-21'), limit(500))));
  });

  test('may not write a row for the owner', async () => {
    await assertFails(setDoc(doc(personas[who], PATH), row()));
    await assertFails(setDoc(doc(personas[who], PATH), row({ user_id: who })));
  });
});
