import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, getDoc, setDoc, Timestamp, updateDoc, type DocumentData } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { everyOperation, unfilteredLists, writes } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('account_marks');

const TIME = Timestamp.fromMillis(1_700_000_000_000);
const PATH = 'account_marks/alice';

/** Marks as the scanners write them. */
const marks = (): DocumentData => ({ networks: { ethereum: TIME }, expires_at: TIME });

test('canary: the rules answer, and allow valid requests', async () => {
  await personas.given(PATH, marks());
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
  expect(snapshot.data()).toEqual(marks());
});

describe('the owner', () => {
  test('listens before the first mark', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
    expect(snapshot.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('may not %s', async (_, list) => {
    await personas.given(PATH, marks());
    await assertFails(list(personas.alice, PATH, {}));
  });

  test.each(Object.entries(writes))('may not %s', async (_, write) => {
    await personas.given(PATH, marks());
    await assertFails(write(personas.alice, PATH, marks()));
  });

  test('may not write marks that are not there, nor change a field', async () => {
    await assertFails(setDoc(doc(personas.alice, PATH), marks()));
    await personas.given(PATH, marks());
    await assertFails(updateDoc(doc(personas.alice, PATH), { 'networks.ethereum': TIME }));
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (persona) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await personas.given(PATH, marks());
    await assertFails(operation(personas[persona], PATH, marks()));
  });
});
