import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, setDoc, where } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { everyOperation } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('server_collections');

/** As similar to Alice's own document as possible. */
const data = { id: 'alice', user_id: 'alice', digest: 'ab'.repeat(32), attempts: 5 };

const denied = [
  'phrase_hashes/alice',
  'rate_limits/alice_verify',
  'issued_keys/alice',
  'open_transfers/alice',
  'sent_nonces/alice',
  'incoming_cursors/alice',
  'nft_candidates/alice_ethereum',
  'price_quotes/alice',
  'nft_metadata/alice',
  'metadata_passes/alice',
  'scan_cursors/137',
  'scan_events/137_0000000000000001',
  'scan_matches/137_0x1_0x2',
  'webhooks/alice',
  'webhook_lanes/alice_1_0x2',
  'webhook_deliveries/alice_evt_1',
  'mail/alice',
  'account_locks/alice',
  'maintenance/current',
  'anything/alice',
  'profiles/alice/phrase_hashes/alice',
  'profiles/alice/wallet_addresses/alice',
  'wallet_addresses/alice/transactions/alice',
];

test('canary: the rules answer, and allow valid requests', async () => {
  await personas.given('profiles/alice', { id: 'alice', verified: false });
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, 'profiles/alice')));
  expect(snapshot.exists()).toBe(true);
});

describe.each(denied)('%s', (path) => {
  describe.each(['alice', 'mallory', 'signedOut'] as const)('%s', (who) => {
    test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
      await personas.given(path, data);
      await assertFails(operation(personas[who], path, data));
    });

    test('may not list with a filter', async () => {
      await personas.given(path, data);
      const parent = path.slice(0, path.lastIndexOf('/'));
      await assertFails(getDocs(query(collection(personas[who], parent), where('user_id', '==', 'alice'))));
    });

    test('may not create it, nor ask whether it exists', async () => {
      await assertFails(setDoc(doc(personas[who], path), data));
      await assertFails(getDoc(doc(personas[who], path)));
    });
  });
});
