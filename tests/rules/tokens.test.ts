import { tokenId } from '@everything-wallet/core/documents/token';
import { customTokenNetworks } from '@everything-wallet/core/networks/customTokenNetworks';
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  limit,
} from 'firebase/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { without } from './documents.ts';
import { everyOperation, unfilteredLists } from './everyOperation.ts';
import { rulesTest } from './rulesTest.ts';

const personas = rulesTest('tokens');

const CONTRACT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OTHER_CONTRACT = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';
const ID = tokenId('alice', 'ethereum', CONTRACT);
const PATH = `tokens/${ID}`;
const OTHER_PATH = `tokens/${tokenId('alice', 'ethereum', OTHER_CONTRACT)}`;

/** A valid document as a client creates it. */
const newToken = (fields: DocumentData = {}): DocumentData => ({
  user_id: 'alice',
  token_name: 'Test Dollar',
  token_symbol: 'TUSD',
  contract_address: OTHER_CONTRACT,
  network: 'ethereum',
  icon: '$',
  balance: '0',
  usd_value: '0',
  decimals: 6,
  created_at: serverTimestamp(),
  ...fields,
});
const storedToken = (uid: string): DocumentData =>
  newToken({
    user_id: uid,
    contract_address: CONTRACT,
    created_at: Timestamp.fromMillis(1_700_000_000_000),
  });
const create = (data: DocumentData) => setDoc(doc(personas.alice, OTHER_PATH), data);

beforeEach(async () => {
  for (const uid of ['alice', 'mallory']) {
    await personas.given(`tokens/${tokenId(uid, 'ethereum', CONTRACT)}`, storedToken(uid));
  }
});

test('canary: the rules answer, and allow valid requests', async () => {
  const snapshot = await assertSucceeds(getDoc(doc(personas.alice, PATH)));
  expect(snapshot.data()).toEqual(storedToken('alice'));
});

describe('reading', () => {
  test('the owner lists own tokens, by time of creation', async () => {
    const own = query(
      collection(personas.alice, 'tokens'),
      where('user_id', '==', 'alice'),
      orderBy('created_at'),
      limit(500),
    );
    const snapshot = await assertSucceeds(getDocs(own));
    expect(snapshot.docs.map(({ id }) => id)).toEqual([ID]);
  });

  test('the owner learns that a token is not added yet', async () => {
    const snapshot = await assertSucceeds(getDoc(doc(personas.alice, OTHER_PATH)));
    expect(snapshot.exists()).toBe(false);
  });

  test.each(Object.entries(unfilteredLists))('the owner may not %s', async (_, list) => {
    await assertFails(list(personas.alice, PATH, {}));
  });

  test('the owner may not ask for the collection group, even filtered', async () => {
    await assertFails(
      getDocs(query(collectionGroup(personas.alice, 'tokens'), where('user_id', '==', 'alice'), limit(500))),
    );
  });

  test('an id without an owner belongs to no user', async () => {
    for (const id of [
      'alice',
      CONTRACT.toLowerCase(),
      `ethereum_${CONTRACT.toLowerCase()}`,
      'alice_ethereum',
    ]) {
      await assertFails(getDoc(doc(personas.alice, 'tokens', id)));
    }
  });
});

describe.each(['mallory', 'signedOut'] as const)('%s', (who) => {
  test.each(Object.entries(everyOperation))('may not %s', async (_, operation) => {
    await assertFails(operation(personas[who], PATH, { token_name: 'Mine' }));
  });

  test("may not list another user's tokens", async () => {
    const tokens = collection(personas[who], 'tokens');
    await assertFails(getDocs(query(tokens, where('user_id', '==', 'alice'), limit(500))));
    await assertFails(getDocs(query(tokens, where('user_id', 'in', ['alice', who]), limit(500))));
    await assertFails(getDocs(query(tokens, where('contract_address', '==', CONTRACT), limit(500))));
  });

  test('may not ask whether a user has a token', async () => {
    await assertFails(getDoc(doc(personas[who], OTHER_PATH)));
  });

  test('may not add a token to the owner', async () => {
    await assertFails(setDoc(doc(personas[who], OTHER_PATH), newToken()));
    await assertFails(setDoc(doc(personas[who], OTHER_PATH), newToken({ user_id: who })));
  });

  test('may not take over a token', async () => {
    await assertFails(updateDoc(doc(personas[who], PATH), { user_id: who }));
  });
});

describe('creating', () => {
  test.each<[string, DocumentData]>([
    ['as the form makes it', {}],
    ['without decimals: the network did not answer', { decimals: null }],
    ['without decimals of its own', { decimals: 0 }],
    ['with the most decimals', { decimals: 36 }],
    ['without an icon', { icon: '' }],
    ['with an emoji', { icon: '🪙' }],
    ['with a family of emoji', { icon: '👨\u200d👩\u200d👧' }],
    ['with a name in Kannada', { token_name: 'ರಾಜ್\u200cಕುಮಾರ್' }],
    [
      'with the longest names',
      { token_name: 'x'.repeat(100), token_symbol: 'x'.repeat(20), icon: 'x'.repeat(8) },
    ],
    ['with its address in lower case', { contract_address: OTHER_CONTRACT.toLowerCase() }],
  ])('the owner adds a token %s', async (_, fields) => {
    await assertSucceeds(create(newToken(fields)));
  });

  test.each(customTokenNetworks)('the owner adds a token on $name', async ({ id }) => {
    const path = `tokens/${tokenId('alice', id, OTHER_CONTRACT)}`;
    await assertSucceeds(setDoc(doc(personas.alice, path), newToken({ network: id })));
  });

  test('the same token twice in parallel is created once', async () => {
    const add = () =>
      runTransaction(personas.alice, async (transaction) => {
        const document = doc(personas.alice, OTHER_PATH);
        if (!(await transaction.get(document)).exists()) transaction.set(document, newToken());
      });
    await assertSucceeds(Promise.all([add(), add()]));
    const own = query(collection(personas.alice, 'tokens'), where('user_id', '==', 'alice'), limit(500));
    expect((await getDocs(own)).size).toBe(2);
  });

  // Regression: these were refused for their id, and would have passed without the list of networks.
  test.each(['sepolia', 'polygon-amoy', 'Ethereum', ' ethereum', ''])(
    'refused on a network without tokens, under the matching id: %j',
    async (network) => {
      const path = `tokens/alice_${network}_${OTHER_CONTRACT.toLowerCase()}`;
      await assertFails(setDoc(doc(personas.alice, path), newToken({ network })));
    },
  );

  test.each(['0x1234', OTHER_CONTRACT.slice(2), `${OTHER_CONTRACT}0`, OTHER_CONTRACT.replace('F', 'G'), ''])(
    'refused for an invalid address, under the matching id: %j',
    async (contract) => {
      const path = `tokens/alice_ethereum_${contract.toLowerCase()}`;
      await assertFails(setDoc(doc(personas.alice, path), newToken({ contract_address: contract })));
    },
  );

  test.each(Object.keys(newToken()))('refused without %s', async (field) => {
    await assertFails(create(without(field, newToken())));
  });

  test.each<[string, DocumentData]>([
    ['a field of no meaning', { label: 'Savings' }],
    ['a megabyte of it', { label: 'x'.repeat(900_000) }],
    ['another owner', { user_id: 'mallory' }],
    ['no owner', { user_id: null }],
    ["another contract than the id's", { contract_address: CONTRACT }],
    ['a contract of another type', { contract_address: 5 }],
    ['a contract that is no address', { contract_address: '0x1234' }],
    ["another network than the id's", { network: 'polygon' }],
    ['a network of another type', { network: ['ethereum'] }],
    ['an empty name', { token_name: '' }],
    ['a name of spaces', { token_name: '   ' }],
    ['a name of 101 characters', { token_name: 'x'.repeat(101) }],
    ['a name that is turned around', { token_name: 'USD\u202eC' }],
    ['a name of another type', { token_name: 5 }],
    ['an empty symbol', { token_symbol: '' }],
    ['a symbol of 21 characters', { token_symbol: 'x'.repeat(21) }],
    ['a symbol with a zero-width space', { token_symbol: 'US\u200bDC' }],
    ['a symbol over two lines', { token_symbol: 'US\nDC' }],
    ['an icon of 9 characters', { icon: 'x'.repeat(9) }],
    ['an icon that cannot be seen', { icon: '\u200b' }],
    ['an icon that is drawn as nothing', { icon: '\u{13441}' }],
    ['a name with a joiner between Latin letters', { token_name: 'US\u200dDC' }],
    ['an icon of another type', { icon: null }],
    ['a balance of its own', { balance: '1000000' }],
    ['a balance as a number', { balance: 0 }],
    ['a value of its own', { usd_value: '1000000' }],
    ['negative decimals', { decimals: -1 }],
    ['37 decimals', { decimals: 37 }],
    ['decimals as text', { decimals: '18' }],
    ['half a decimal', { decimals: 0.5 }],
    ['a creation in the past', { created_at: Timestamp.fromMillis(0) }],
    ['a creation as text', { created_at: '2026-01-01T00:00:00Z' }],
  ])('refused with %s', async (_, fields) => {
    await assertFails(create(newToken(fields)));
  });

  test.each([
    ['of another user', tokenId('mallory', 'ethereum', OTHER_CONTRACT)],
    ['of another network', tokenId('alice', 'polygon', OTHER_CONTRACT)],
    ['in mixed case', `alice_ethereum_${OTHER_CONTRACT}`],
    ['without the network', `alice_${OTHER_CONTRACT.toLowerCase()}`],
    ['with a tail', `${tokenId('alice', 'ethereum', OTHER_CONTRACT)}_2`],
    ['made up', 'first'],
  ])('refused under an id %s', async (_, id) => {
    await assertFails(setDoc(doc(personas.alice, 'tokens', id), newToken()));
  });

  test('refused when it exists: when it was added is written once', async () => {
    await assertFails(setDoc(doc(personas.alice, PATH), newToken({ contract_address: CONTRACT })));
  });
});

describe('updating', () => {
  test.each<[string, DocumentData]>([
    ['name', { token_name: 'Dollar' }],
    ['symbol', { token_symbol: 'USD' }],
    ['icon', { icon: '' }],
  ])('the owner changes the %s', async (_, fields) => {
    await assertSucceeds(updateDoc(doc(personas.alice, PATH), fields));
  });

  test.each<[string, DocumentData]>([
    ['user_id', { user_id: 'mallory' }],
    ['contract_address', { contract_address: OTHER_CONTRACT }],
    ['the case of the contract', { contract_address: CONTRACT.toLowerCase() }],
    ['network', { network: 'polygon' }],
    ['balance', { balance: '5' }],
    ['usd_value', { usd_value: '5' }],
    ['decimals', { decimals: 18 }],
    ['decimals that are to be forgotten', { decimals: null }],
    ['created_at', { created_at: serverTimestamp() }],
    ['the icon to nothing', { icon: deleteField() }],
    ['an empty name', { token_name: '' }],
    ['a symbol that is turned around', { token_symbol: '\u202eCDSU' }],
    ['a field of no meaning', { label: 'Savings' }],
  ])('refused for %s', async (_, fields) => {
    await assertFails(updateDoc(doc(personas.alice, PATH), fields));
  });
});

describe('updating a token without decimals', () => {
  const learn = (fields: DocumentData) => updateDoc(doc(personas.alice, OTHER_PATH), fields);

  beforeEach(() =>
    personas.given(
      OTHER_PATH,
      newToken({ decimals: null, created_at: Timestamp.fromMillis(1_700_000_000_000) }),
    ),
  );

  test.each([0, 6, 36])("the owner stores the contract's decimals: %i", async (decimals) => {
    await assertSucceeds(learn({ decimals }));
  });

  test('the owner stores them for a token that an older version saved without the field', async () => {
    await personas.given(OTHER_PATH, without('decimals', newToken({ created_at: Timestamp.fromMillis(0) })));
    await assertSucceeds(learn({ decimals: 6 }));
  });

  test('the owner stores them once', async () => {
    await assertSucceeds(learn({ decimals: 6 }));
    await assertFails(learn({ decimals: 18 }));
    await assertFails(learn({ decimals: null }));
  });

  test('two tabs that store them in parallel store one answer', async () => {
    const keep = (decimals: number) =>
      runTransaction(personas.alice, async (transaction) => {
        const token = doc(personas.alice, OTHER_PATH);
        const stored = (await transaction.get(token)).get('decimals') as unknown;
        if (stored === null) transaction.update(token, { decimals });
      });
    await assertSucceeds(Promise.all([keep(6), keep(6)]));
    expect((await getDoc(doc(personas.alice, OTHER_PATH))).get('decimals')).toBe(6);
  });

  test('the owner renames it as ever', async () => {
    await assertSucceeds(learn({ token_name: 'Dollar', token_symbol: 'USD', icon: '' }));
  });

  test.each<[string, DocumentData]>([
    ['decimals and a name', { decimals: 6, token_name: 'Dollar' }],
    ['decimals and a time', { decimals: 6, created_at: serverTimestamp() }],
    ['a time alone', { created_at: serverTimestamp() }],
    ['the case of the contract', { contract_address: OTHER_CONTRACT.toLowerCase() }],
    ['negative decimals', { decimals: -1 }],
    ['37 decimals', { decimals: 37 }],
    ['decimals as text', { decimals: '6' }],
    ['half a decimal', { decimals: 0.5 }],
    ['no decimals at all', { decimals: deleteField() }],
  ])('refused for %s', async (_, fields) => {
    await assertFails(learn(fields));
  });

  test.each(['mallory', 'signedOut'] as const)('%s stores none', async (who) => {
    await assertFails(updateDoc(doc(personas[who], OTHER_PATH), { decimals: 6 }));
  });
});

describe('deleting', () => {
  test('the owner deletes a token', async () => {
    await assertSucceeds(deleteDoc(doc(personas.alice, PATH)));
  });

  test('refused without a document', async () => {
    await assertFails(deleteDoc(doc(personas.alice, OTHER_PATH)));
  });
});

describe('a user id with an underscore', () => {
  test('gives no access to the tokens of a user whose id starts with it', async () => {
    await personas.given(`tokens/${tokenId('alice_b', 'ethereum', CONTRACT)}`, storedToken('alice_b'));
    await assertFails(getDoc(doc(personas.alice, 'tokens', tokenId('alice_b', 'ethereum', CONTRACT))));
  });
});
