import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { without } from './documents.ts';
import { everyOperation, unfilteredLists } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('api_keys');

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
const pathOf = (key: string) => `api_keys/${hashOf(key)}`;
const fromNow = (ms: number) => Timestamp.fromMillis(Date.now() + ms);

/** A key whose row is there. */
const KEY = `ew_live_${'A1b2'.repeat(8)}Zz`;
/** A key that was issued to Alice and has no row yet. */
const NEW_KEY = `ew_live_${'x9Y8'.repeat(8)}Qq`;
const TEST_KEY = `ew_test_${'x9Y8'.repeat(8)}Qq`;
/** Never issued. */
const FORGED_KEY = `ew_live_${'f0r9'.repeat(8)}ED`;

const issued = (fields: DocumentData = {}): DocumentData => ({
  user_id: 'alice',
  created_at: fromNow(-1_000),
  ...fields,
});
const givenIssued = (key: string, fields: DocumentData = {}) =>
  personas.given(`issued_keys/${hashOf(key)}`, issued(fields));

/** A valid row as a client adds it. */
const newRow = (fields: DocumentData = {}): DocumentData => ({
  user_id: 'alice',
  name: 'Accounting',
  key: NEW_KEY,
  created_at: serverTimestamp(),
  ...fields,
});
const storedRow = (fields: DocumentData = {}): DocumentData =>
  newRow({ key: KEY, created_at: Timestamp.fromMillis(1_700_000_000_000), ...fields });

const givenRow = (fields: DocumentData = {}) => personas.given(pathOf(KEY), storedRow(fields));
const add = (data: DocumentData, key = NEW_KEY) => setDoc(doc(personas.alice, pathOf(key)), data);
const change = (data: DocumentData) => updateDoc(doc(personas.alice, pathOf(KEY)), data);

const badNames: [string, DocumentData][] = [
  ['an empty name', { name: '' }],
  ['a name of spaces', { name: '   ' }],
  ['white space before the name', { name: ' Bot' }],
  ['white space after the name', { name: 'Bot ' }],
  ['a name of 101 characters', { name: 'x'.repeat(101) }],
  ['a megabyte of a name', { name: 'x'.repeat(900_000) }],
  ['a name of another type', { name: 5 }],
  ['a list of names', { name: ['Bot'] }],
  ['no name at all', { name: null }],
  ['a name with a line break', { name: 'Bot\nEve' }],
  ['a name with a control character', { name: 'Bot\u0007' }],
  ['a name with a zero-width space', { name: 'Bot\u200b1' }],
  ['a name with a right-to-left override', { name: 'Bot\u202egro' }],
  ['a name that is drawn as nothing', { name: '\u{1d159}' }],
  ['a name with a joiner between Latin letters', { name: 'Bo\u200dt' }],
  ['a name of one mark', { name: '\u0301' }],
];

const badExpiries: [string, DocumentData][] = [
  ['an end as null', { expires_at: null }],
  ['an end as text', { expires_at: '2030-01-01T00:00:00Z' }],
  ['an end as a number', { expires_at: 1_900_000_000_000 }],
  ['an end as a map', { expires_at: { seconds: 1 } }],
];

const badRows: [string, DocumentData][] = [
  ...badNames,
  ...badExpiries,
  ['another owner', { user_id: 'mallory' }],
  ['no owner', { user_id: null }],
  ['an owner of another type', { user_id: ['alice'] }],
  ['a creation in the past', { created_at: Timestamp.fromMillis(0) }],
  ['a creation in the future', { created_at: fromNow(DAY_MS) }],
  ['a creation as text', { created_at: '2026-01-01T00:00:00Z' }],
  ['a creation as null', { created_at: null }],
  ['no scope', { scopes: [] }],
  ['an unknown scope', { scopes: ['admin'] }],
  ['an unknown scope among others', { scopes: ['read', 'admin'] }],
  ['a scope in capitals', { scopes: ['Read'] }],
  ['four scopes', { scopes: ['read', 'broadcast', 'webhooks', 'read'] }],
  ['a scope that is no list', { scopes: 'read' }],
  ['scopes as a map', { scopes: { read: true } }],
  ['scopes as null', { scopes: null }],
  ['a scope of another type', { scopes: [1] }],
  ['a field of no meaning', { label: 'Friend' }],
  ['an id among the fields', { id: hashOf(NEW_KEY) }],
  ['a count of its uses', { last_used_at: serverTimestamp() }],
];

/** Malformed keys, even if issued, with their hash as the id. */
const badKeys: [string, string][] = [
  ['of 33 characters', NEW_KEY.slice(0, -1)],
  ['of 35 characters', `${NEW_KEY}0`],
  ['of another kind', NEW_KEY.replace('live', 'prod')],
  ['of another product', NEW_KEY.replace('ew_', 'sk_')],
  ['with a sign in it', `${NEW_KEY.slice(0, -1)}-`],
  ['with a letter beyond ASCII', `${NEW_KEY.slice(0, -1)}é`],
  ['with white space after it', `${NEW_KEY} `],
  ['with a line break after it', `${NEW_KEY}\n`],
  ['that is empty', ''],
];

const goodRows: [string, DocumentData][] = [
  ['every scope', {}],
  ['reading alone', { scopes: ['read'] }],
  ['broadcasting alone', { scopes: ['broadcast'] }],
  ['two scopes by name', { scopes: ['read', 'broadcast'] }],
  ['all scopes by name', { scopes: ['read', 'broadcast', 'webhooks'] }],
  ['an end in a month', { expires_at: fromNow(30 * DAY_MS) }],
  ['a scope and an end', { scopes: ['read'], expires_at: fromNow(365 * DAY_MS) }],
  ['a name of one letter', { name: 'A' }],
  ['a name of 100 characters', { name: 'x'.repeat(100) }],
  ['a name in Chinese', { name: '會計' }],
  ['a name in Sinhala, with a joiner', { name: 'ශ්\u200dරී' }],
  ['a name with a heart', { name: 'Bot ❤\ufe0f' }],
];

beforeEach(() => givenIssued(NEW_KEY));

test('canary: the rules answer, and allow valid requests', async () => {
  await givenRow();
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, pathOf(KEY))));
  expect(snapshot.data()).toEqual(storedRow());
});

describe('reading', () => {
  test('the owner lists own keys, the newest first', async () => {
    await givenRow();
    await personas.given(
      pathOf(NEW_KEY),
      storedRow({ key: NEW_KEY, name: 'Newer', created_at: Timestamp.fromMillis(1_800_000_000_000) }),
    );
    await personas.given(
      pathOf(FORGED_KEY),
      storedRow({ key: FORGED_KEY, user_id: 'mallory', name: 'Stranger' }),
    );
    const own = query(
      collection(personas.alice, 'api_keys'),
      where('user_id', '==', 'alice'),
      orderBy('created_at', 'desc'),
      limit(500),
    );
    const snapshot = await assertSucceeds(getDocs(own));
    expect(snapshot.docs.map((row) => row.get('name') as unknown)).toEqual(['Newer', 'Accounting']);
  });

  test('the owner learns that a row is not there yet', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(personas.alice, pathOf(NEW_KEY))));
    expect(snapshot.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('the owner may not %s', async (_, list) => {
    await givenRow();
    await assertFails(list(personas.alice, pathOf(KEY), {}));
  });

  test('the owner may not ask for the collection group, even filtered', async () => {
    const group = query(
      collectionGroup(personas.alice, 'api_keys'),
      where('user_id', '==', 'alice'),
      limit(500),
    );
    await assertFails(getDocs(group));
  });

  test.each(['mallory', 'signedOut'] as const)("%s may not list another user's keys", async (who) => {
    await givenRow();
    const rows = collection(personas[who], 'api_keys');
    await assertFails(getDocs(query(rows, where('user_id', '==', 'alice'), limit(500))));
    await assertFails(getDocs(query(rows, where('user_id', 'in', ['alice', who]), limit(500))));
    await assertFails(getDocs(query(rows, where('key', '==', KEY), limit(500))));
    await assertFails(getDocs(query(rows, where('name', '>=', ''), limit(1))));
  });

  test('a visitor may not ask whether a row exists', async () => {
    await assertFails(getDoc(doc(personas.signedOut, pathOf(NEW_KEY))));
  });

  test('no user reads to whom a key was issued', async () => {
    for (const who of ['alice', 'mallory', 'signedOut'] as const) {
      await assertFails(getDoc(doc(personas[who], `issued_keys/${hashOf(NEW_KEY)}`)));
    }
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await givenRow();
    await assertFails(operation(personas[who], pathOf(KEY), { name: 'Mallory' }));
  });

  test('may not add a key that was issued to the owner', async () => {
    const row = doc(personas[who], pathOf(NEW_KEY));
    await assertFails(setDoc(row, newRow()));
    await assertFails(setDoc(row, newRow({ user_id: who })));
  });

  test.each(Object.entries(newRow({ user_id: who, scopes: ['read'], expires_at: fromNow(0) })))(
    'may not change %s',
    async (field, value: unknown) => {
      await givenRow();
      await assertFails(updateDoc(doc(personas[who], pathOf(KEY)), { [field]: value }));
      await assertFails(updateDoc(doc(personas[who], pathOf(KEY)), { [field]: deleteField() }));
    },
  );

  test('may neither issue a key nor take one away', async () => {
    await assertFails(setDoc(doc(personas[who], `issued_keys/${hashOf(FORGED_KEY)}`), issued()));
    await assertFails(updateDoc(doc(personas[who], `issued_keys/${hashOf(NEW_KEY)}`), { user_id: who }));
    await assertFails(deleteDoc(doc(personas[who], `issued_keys/${hashOf(NEW_KEY)}`)));
  });
});

describe('adding', () => {
  test.each(goodRows)('allowed with %s', async (_, fields) => {
    await assertSucceeds(add(newRow(fields)));
  });

  test.each(badRows)('refused with %s', async (_, fields) => {
    await assertFails(add(newRow(fields)));
  });

  test.each(['user_id', 'name', 'key', 'created_at'])('refused without %s', async (field) => {
    await assertFails(add(without(field, newRow())));
  });

  test('allowed for a key of testnets', async () => {
    await givenIssued(TEST_KEY);
    await assertSucceeds(add(newRow({ key: TEST_KEY }), TEST_KEY));
  });

  test('allowed in a transaction that reads first', async () => {
    const row = doc(personas.alice, pathOf(NEW_KEY));
    await assertSucceeds(
      runTransaction(personas.alice, async (transaction) => {
        expect((await transaction.get(row)).exists()).toBe(false);
        transaction.set(row, newRow());
      }),
    );
  });

  test.each(badKeys)('refused with a key %s, though it was issued', async (_, key) => {
    await givenIssued(key);
    await assertFails(add(newRow({ key }), key));
  });

  test.each([5, null, ['x'], { key: NEW_KEY }])('refused with a key of another type: %j', async (key) => {
    await assertFails(add(newRow({ key })));
  });

  test('refused with a forged key', async () => {
    await assertFails(add(newRow({ key: FORGED_KEY }), FORGED_KEY));
  });

  test('refused with a key that was issued to another user', async () => {
    await givenIssued(FORGED_KEY, { user_id: 'mallory' });
    await assertFails(add(newRow({ key: FORGED_KEY }), FORGED_KEY));
    await assertFails(add(newRow({ key: FORGED_KEY, user_id: 'mallory' }), FORGED_KEY));
  });

  test('refused with a key that was replaced by another', async () => {
    await givenIssued(NEW_KEY, { withdrawn_at: fromNow(-1_000) });
    await assertFails(add(newRow()));
  });

  test('allowed almost an hour after it was issued, refused after that', async () => {
    await givenIssued(NEW_KEY, { created_at: fromNow(-HOUR_MS + 60_000) });
    await assertSucceeds(add(newRow()));
    await givenIssued(TEST_KEY, { created_at: fromNow(-HOUR_MS - 1_000) });
    await assertFails(add(newRow({ key: TEST_KEY }), TEST_KEY));
  });

  test.each([
    ['another id', 'api_keys/another'],
    ["another key's hash", pathOf(KEY)],
    ['the key itself', `api_keys/${NEW_KEY}`],
    ['the hash in capitals', `api_keys/${hashOf(NEW_KEY).toUpperCase()}`],
    ['the hash and more', `${pathOf(NEW_KEY)}0`],
    ['a place below', `${pathOf(NEW_KEY)}/below/${hashOf(NEW_KEY)}`],
  ])('refused under %s', async (_, path) => {
    await givenIssued(KEY);
    await personas.given(`issued_keys/${path.split('/').at(-1) ?? ''}`, issued());
    await assertFails(setDoc(doc(personas.alice, path), newRow()));
  });

  test('a second time is refused: the first one stays', async () => {
    await assertSucceeds(add(newRow()));
    await assertFails(add(newRow({ name: 'Again' })));
  });

  test('a deleted key can be restored only within the hour of its issue', async () => {
    await assertSucceeds(add(newRow()));
    await assertSucceeds(deleteDoc(doc(personas.alice, pathOf(NEW_KEY))));
    await assertSucceeds(add(newRow()));
    await assertSucceeds(deleteDoc(doc(personas.alice, pathOf(NEW_KEY))));
    await givenIssued(NEW_KEY, { created_at: fromNow(-HOUR_MS - 1_000) });
    await assertFails(add(newRow()));
  });
});

describe('changing', () => {
  test('the owner may call a key something else', async () => {
    await givenRow();
    await assertSucceeds(change({ name: 'Bookkeeping' }));
  });

  test.each(badNames)('refused to %s', async (_, fields) => {
    await givenRow();
    await assertFails(change(fields));
  });

  test.each([
    ['the owner', { user_id: 'mallory' }],
    ['the key', { key: NEW_KEY }],
    ['the scopes', { scopes: ['read'] }],
    ['the creation', { created_at: serverTimestamp() }],
    ['a field of no meaning', { label: 'x' }],
  ])('refused for %s', async (_, fields) => {
    await givenRow();
    await assertFails(change(fields));
    await assertFails(change({ ...fields, name: 'Bookkeeping' }));
  });

  test('scopes are not widened', async () => {
    await givenRow({ scopes: ['read'] });
    await assertFails(change({ scopes: ['read', 'broadcast'] }));
    await assertFails(change({ scopes: deleteField() }));
    await assertSucceeds(change({ name: 'Bookkeeping' }));
  });

  test.each(['user_id', 'name', 'key', 'created_at'])('refused to lose %s', async (field) => {
    await givenRow();
    await assertFails(change({ [field]: deleteField() }));
  });

  test('a key without an end may get one', async () => {
    await givenRow();
    await assertFails(change({ expires_at: fromNow(-60_000) }));
    await assertSucceeds(change({ expires_at: fromNow(DAY_MS) }));
  });

  test('an expiry may be moved forward, even to now', async () => {
    await givenRow({ expires_at: fromNow(30 * DAY_MS) });
    await assertSucceeds(change({ expires_at: fromNow(DAY_MS) }));
    await assertSucceeds(change({ expires_at: fromNow(60_000), name: 'Old' }));
    await assertFails(change({ expires_at: fromNow(-60_000) }));
  });

  test('an expiry is neither postponed nor removed', async () => {
    await givenRow({ expires_at: fromNow(DAY_MS) });
    await assertFails(change({ expires_at: fromNow(DAY_MS + 60_000) }));
    await assertFails(change({ expires_at: fromNow(365 * DAY_MS), name: 'Longer' }));
    await assertFails(change({ expires_at: deleteField() }));
  });

  test('an expired key does not live again', async () => {
    await givenRow({ expires_at: fromNow(-DAY_MS) });
    await assertFails(change({ expires_at: fromNow(-1_000) }));
    await assertFails(change({ expires_at: deleteField() }));
  });

  test.each(badExpiries)('refused to %s', async (_, fields) => {
    await givenRow({ expires_at: fromNow(DAY_MS) });
    await assertFails(change(fields));
  });

  test('refused without a document to change', async () => {
    await assertFails(change({ name: 'Eve' }));
  });
});

describe('rotating', () => {
  const rotate = (end: Timestamp, key = NEW_KEY) => {
    const batch = writeBatch(personas.alice);
    batch.set(doc(personas.alice, pathOf(key)), newRow({ key }));
    batch.update(doc(personas.alice, pathOf(KEY)), { expires_at: end });
    return batch.commit();
  };

  test('the owner adds a key and moves the expiry of the old one forward, in one batch', async () => {
    await givenRow();
    await assertSucceeds(rotate(fromNow(DAY_MS)));
  });

  test('neither happens where one is refused', async () => {
    await givenRow({ expires_at: fromNow(1_000) });
    await assertFails(rotate(fromNow(DAY_MS)));
    await assertFails(rotate(fromNow(500), FORGED_KEY));
    for (const key of [NEW_KEY, FORGED_KEY]) {
      expect((await getDoc(doc(personas.alice, pathOf(key)))).exists()).toBe(false);
    }
  });
});

describe('deleting', () => {
  test('the owner deletes a key', async () => {
    await givenRow();
    await assertSucceeds(deleteDoc(doc(personas.alice, pathOf(KEY))));
  });

  test('refused without a document to delete', async () => {
    await assertFails(deleteDoc(doc(personas.alice, pathOf(KEY))));
  });
});
