import { createHash } from 'node:crypto';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, test } from 'vitest';
import { ADDRESS } from './documents.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('maintenance');

const PATH = 'maintenance/current';
const READ_ONLY = { read_only: true, paused: [], message: '' };
const PROFILE = { id: 'alice', verified: false };
const CONTACT = 'contacts/alice_8f6f6a1e';
const contact = {
  user_id: 'alice',
  name: 'Ada Lovelace',
  address: ADDRESS,
  network: 'ethereum',
  notes: '',
  created_at: Timestamp.fromMillis(1_700_000_000_000),
};

describe('while changes are disabled', () => {
  test('a profile is neither created nor changed, and is still read', async () => {
    await personas.given(PATH, READ_ONLY);
    await assertFails(setDoc(doc(personas.alice, 'profiles/alice'), PROFILE));
    await personas.given('profiles/alice', PROFILE);
    await assertSucceeds(getDoc(doc(personas.alice, 'profiles/alice')));
  });

  test('a contact is neither changed nor deleted', async () => {
    await personas.given(CONTACT, contact);
    await personas.given(PATH, READ_ONLY);
    await assertFails(updateDoc(doc(personas.alice, CONTACT), { name: 'Ada' }));
    await assertFails(deleteDoc(doc(personas.alice, CONTACT)));
  });

  // Regression: a key that leaked could not be revoked until the maintenance was over.
  test('only its owner revokes a key of the API, and none is added or changed', async () => {
    const key = `ew_live_${'A1b2'.repeat(8)}Zz`;
    const path = `api_keys/${createHash('sha256').update(key).digest('hex')}`;
    const row = { user_id: 'alice', name: 'Bot', key, created_at: Timestamp.fromMillis(1_700_000_000_000) };
    await personas.given(`issued_keys/${path.slice('api_keys/'.length)}`, {
      user_id: 'alice',
      created_at: Timestamp.now(),
    });
    await personas.given(path, row);
    await personas.given(PATH, READ_ONLY);
    await assertFails(updateDoc(doc(personas.alice, path), { name: 'Other' }));
    await assertFails(deleteDoc(doc(personas.mallory, path)));
    await assertSucceeds(deleteDoc(doc(personas.alice, path)));
    await assertFails(setDoc(doc(personas.alice, path), { ...row, created_at: serverTimestamp() }));
  });

  test.each([{ paused: ['send'] }, { read_only: false }, { read_only: 'true' }, {}])(
    'applies only with a valid value: %j',
    async (document) => {
      await personas.given(PATH, document);
      await personas.given(CONTACT, contact);
      await assertSucceeds(deleteDoc(doc(personas.alice, CONTACT)));
      await assertSucceeds(setDoc(doc(personas.alice, 'profiles/alice'), PROFILE));
    },
  );
});
