import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getCountFromServer, getDocs, limit, query, where } from 'firebase/firestore';
import { describe, expect, test } from 'vitest';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('bounded_lists');

const lists = [
  'wallet_addresses',
  'transactions',
  'contacts',
  'tokens',
  'api_keys',
  'nft_listings',
  'api_requests',
  'api_usage',
];

describe.each(lists)('%s', (name) => {
  const own = () => query(collection(personas.alice, name), where('user_id', '==', 'alice'));
  const given = () => personas.given(`${name}/alice_1`, { user_id: 'alice' });

  test('the owner lists a page', async () => {
    await given();
    expect((await assertSucceeds(getDocs(query(own(), limit(500))))).size).toBe(1);
    expect((await assertSucceeds(getDocs(query(own(), limit(1))))).size).toBe(1);
  });

  // Regression: one question read, and cost, as many documents as there were.
  test('the owner may not list more in one query, nor without a limit', async () => {
    await given();
    await assertFails(getDocs(query(own(), limit(501))));
    await assertFails(getDocs(own()));
    await assertFails(getCountFromServer(own()));
  });
});
