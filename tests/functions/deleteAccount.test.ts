import { accountAccess } from '@everything-wallet/core/callables/accountAccess';
import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { sendTransaction } from '@everything-wallet/core/callables/sendTransaction';
import { storeRecoveryPhraseHash } from '@everything-wallet/core/callables/storeRecoveryPhraseHash';
import { verifyRecoveryPhrase } from '@everything-wallet/core/callables/verifyRecoveryPhrase';
import { tokenId } from '@everything-wallet/core/documents/token';
import { transactionId } from '@everything-wallet/core/documents/transaction';
import { Wallet } from 'ethers';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { accountLockId, accountLocks } from '../../functions/src/data/accountLocks.ts';
import { accountStore } from '../../functions/src/data/accountStore.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { holdings } from '../../functions/src/data/userDocuments.ts';
import { finishDeletions } from '../../functions/src/services/account/finishDeletions.ts';
import { sealUserId } from '../../functions/src/services/account/sealUserId.ts';
import { readDocument, writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { postJson } from './support/postJson.ts';
import { TestKey } from './support/TestKey.ts';
import { TestUser } from './support/TestUser.ts';
import { createWallet, signTransfer, type TestWallet } from './support/TestWallet.ts';

const COUNTER_KEY = 'the counter key of these tests and of them alone';
const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const deletion = { action: 'deleteAccount' };
const digest = 'a'.repeat(64);
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

beforeAll(() => {
  // There is no Google Cloud to ask for credentials.
  vi.stubEnv('METADATA_SERVER_DETECTION', 'none');
});

async function database() {
  return (await firestore()).getFirestore();
}

/** Returns every document with a text in its path or in any field, read as administrator. */
async function documentsHolding(text: string): Promise<string[]> {
  const all = await Promise.all(
    (await (await database()).listCollections()).map(async (collection) => (await collection.get()).docs),
  );
  return all
    .flat()
    .filter((document) => `${document.ref.path} ${JSON.stringify(document.data())}`.includes(text))
    .map(({ ref }) => ref.path);
}

/** A user of whom there is something in every collection. */
async function createEverything(): Promise<TestWallet & { readonly apiKey: TestKey }> {
  const wallet = await createWallet();
  const { user } = wallet;
  const chain = new LocalChain('sepolia');
  await chain.setBalance(wallet.address, 10n ** 18n);
  const { bytes } = await signTransfer(wallet, chain, Wallet.createRandom().address, 1n);
  await user.call(sendTransaction, { signedTransaction: bytes, network: 'sepolia' });
  await writeDocument(`incoming_cursors/${user.uid}`, { saved_at: 1 });
  await writeDocument(`account_marks/${user.uid}`, { expires_at: 1 });
  await writeDocument(`activity_logs/${user.uid}`, { sequence: 1 });
  await writeDocument(`push_subscriptions/${user.uid}_0`, { user_id: user.uid });
  await writeDocument(`activity_events/${user.uid}_000000000001`, { user_id: user.uid });
  await writeDocument(`activity_movements/${user.uid}_0`, { user_id: user.uid });
  await writeDocument(`webhooks/we1`, { user_id: user.uid });
  await writeDocument(`webhook_lanes/we1_1_${ADDRESS.toLowerCase()}`, { user_id: user.uid });
  await writeDocument(`webhook_deliveries/we1_evt_1`, { user_id: user.uid });
  await writeDocument(`mail/${user.uid.slice(0, 5)}`, { user_id: user.uid });
  await writeDocument(`nft_candidates/${user.uid}_ethereum`, { user_id: user.uid });
  await writeDocument(`contacts/${user.uid}_1`, contactOf(user));
  await writeDocument(`contacts/${user.uid}_2`, contactOf(user));
  await writeDocument(`tokens/${tokenId(user.uid, 'ethereum', ADDRESS)}`, { user_id: user.uid });
  await writeDocument(`nft_listings/1_0x${'5e'.repeat(32)}`, { user_id: user.uid, network: 'ethereum' });
  await writeDocument(`phrase_hashes/${user.uid}`, { keyed_digest: digest });
  await user.call(verifyRecoveryPhrase, { phrase_to_verify: digest });
  const key = await TestKey.create(user);
  expect((await key.ask(`/balance?address=${ADDRESS}&network=sepolia`)).status).toBe(200);
  expect(await askChat(user)).toBe(200);
  // Written in halves: without the field that names its user.
  await writeDocument(`api_usage/${user.uid}_2026-01-01`, { requests: 1 });
  await vi.waitFor(async () => {
    const paths = await documentsHolding(user.uid);
    expect(paths.map((path) => path.split('/')[0])).toContain('api_requests');
  }, 10_000);
  return { ...wallet, apiKey: key };
}

/** Asks the support chat; returns the status of the answer. */
async function askChat({ idToken }: TestUser): Promise<number> {
  const response = await fetch(`${environment.functionsUrl()}/supportChat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'What is a fee?' }] }),
  });
  await response.arrayBuffer();
  return response.status;
}

const contactOf = ({ uid }: TestUser) => ({
  user_id: uid,
  name: 'Ada',
  address: ADDRESS,
  network: 'ethereum',
});

/** Writes a document under the rules, as a tab with this session does; the status of the answer. */
async function write(user: TestUser, path: string, fields: Record<string, object>): Promise<number> {
  const name = new URL(environment.documentsUrl()).pathname.replace('/v1/', '');
  const response = await fetch(`${environment.documentsUrl()}:commit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${user.idToken}` },
    body: JSON.stringify({
      writes: [
        {
          update: { name: `${name}/${path}`, fields },
          ...(path.startsWith('contacts') && {
            updateTransforms: [{ fieldPath: 'created_at', setToServerValue: 'REQUEST_TIME' }],
          }),
        },
      ],
    }),
  });
  await response.arrayBuffer();
  return response.status;
}
/** Ends the sessions of a user as Firebase does with a new password. */
async function endSessionsOf({ uid }: TestUser): Promise<void> {
  const url = `${environment.authUrl().replace('/v1', '')}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/accounts:update`;
  const validSince = String(Math.floor(Date.now() / 1_000));
  await postJson(url, { localId: uid, validSince }, { authorization: 'Bearer owner' });
}
const addContact = (user: TestUser) =>
  write(
    user,
    `contacts/${user.uid}_x${Date.now()}`,
    Object.fromEntries(
      Object.entries(contactOf(user)).map(([name, value]) => [name, { stringValue: value }]),
    ),
  );
const createProfile = (user: TestUser) =>
  write(user, `profiles/${user.uid}`, {
    id: { stringValue: user.uid },
    verified: { booleanValue: false },
  });

const signUpAgain = (email: string) =>
  postJson(`${environment.authUrl()}/accounts:signUp?key=any`, {
    email,
    password: 'correct horse',
    returnSecureToken: true,
  });

describe('deleting an account', () => {
  it('leaves no document with the user’s id in any collection, and no login', async () => {
    const { user, apiKey } = await createEverything();
    const other = await createWallet();
    const collections = new Set((await documentsHolding(user.uid)).map((path) => path.split('/')[0]));
    const expected = Object.entries(holdings).flatMap(([name, holding]) =>
      holding === 'ofNobody' ? [] : [name],
    );
    expect([...collections].sort()).toEqual(expected.sort());

    const { isDone, removed } = await user.call(accountAccess, deletion);
    expect(isDone).toBe(true);
    expect(removed).toMatchObject({ addresses: 1, transactions: 1, contacts: 2, tokens: 1, apiKeys: 1 });
    expect(removed.apiRequests).toBeGreaterThanOrEqual(3);
    expect(await documentsHolding(user.uid)).toEqual([]);
    expect(await readDocument(`profiles/${other.user.uid}`)).toBeDefined();

    // A tab that is still open, with a token that lasts for an hour.
    expect(await addContact(user)).toBe(403);
    expect(await createProfile(user)).toBe(403);
    for (const [contract, question] of [
      [accountAccess, deletion],
      [refreshWallet, { prices: { symbols: ['ETH'] } }],
      [storeRecoveryPhraseHash, { phrase_hash: digest }],
    ] as const) {
      expect(await user.refusalReason(contract, question)).toBe('signInNeeded');
    }
    expect(await askChat(user)).toBe(401);
    expect((await apiKey.ask(`/balance?address=${ADDRESS}&network=sepolia`)).status).toBe(401);
    expect(await documentsHolding(user.uid)).toEqual([]);

    await expect(signUpAgain(user.email)).resolves.toMatchObject({ email: user.email });
    const newSession = await user.signInAgain();
    expect(newSession.uid).not.toBe(user.uid);
    expect(await createProfile(newSession)).toBe(200);
    expect(await addContact(newSession)).toBe(200);
  }, 60_000);

  it('continues after an interruption, and allows no write in between', async () => {
    const { user } = await createWallet();
    await writeDocument(`contacts/${user.uid}_1`, contactOf(user));
    await accountLocks.beginLeaving(user.uid, sealUserId(COUNTER_KEY, user.uid), Date.now());
    expect(await addContact(user)).toBe(403);
    expect(await user.refusal(storeRecoveryPhraseHash, { phrase_hash: digest })).toEqual({
      status: 'FAILED_PRECONDITION',
      message: 'This account is being deleted, so nothing can be changed any more.',
    });

    const back = await user.signInAgain();
    expect(await back.call(accountAccess, deletion)).toMatchObject({
      isDone: true,
      removed: { contacts: 1, addresses: 1 },
    });
    expect(await documentsHolding(user.uid)).toEqual([]);
  }, 30_000);

  it('is done once for two parallel calls', async () => {
    const { user } = await createWallet();
    for (let index = 0; index < 20; index += 1) {
      await writeDocument(`contacts/${user.uid}_${index}`, contactOf(user));
    }
    const answers = await Promise.allSettled([
      user.call(accountAccess, deletion),
      user.call(accountAccess, deletion),
    ]);
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const answer of answers) {
      if (answer.status === 'fulfilled') expect(answer.value.removed).toMatchObject({ contacts: 20 });
    }
    expect(await documentsHolding(user.uid)).toEqual([]);
  }, 30_000);

  it('with an old sign-in requires the password first', async () => {
    const user = await TestUser.signUp();
    const before = Math.floor(Date.now() / 1_000) - 6 * 60;
    const root = environment.authUrl().replace('/v1', '');
    const url = `${root}/v1/projects/${process.env['GCLOUD_PROJECT'] ?? ''}/accounts:update`;
    const owner = { authorization: 'Bearer owner' };
    await postJson(url, { localId: user.uid, validSince: String(before - 60) }, owner);
    const old = user.withSignInOf(before);
    expect(await old.refusal(accountAccess, deletion)).toEqual({
      status: 'PERMISSION_DENIED',
      message: 'You signed in too long ago. Enter your password again to continue.',
    });
    expect(await old.refusalReason(accountAccess, deletion)).toBe('passwordNeeded');
    expect(await readDocument(`account_locks/${accountLockId(user.uid)}`)).toBeUndefined();
    expect(await user.call(accountAccess, deletion)).toMatchObject({ isDone: true });
  });

  it('of 2,000 transactions is one call', async () => {
    const { user } = await createWallet();
    const db = await database();
    for (let start = 0; start < 2_000; start += 500) {
      const batch = db.batch();
      for (let number = start; number < start + 500; number += 1) {
        const id = transactionId(user.uid, 1, hashOf(number));
        batch.set(db.collection('transactions').doc(id), { user_id: user.uid, status: 'completed' });
      }
      await batch.commit();
    }
    const begun = performance.now();
    const { isDone, removed } = await user.call(accountAccess, deletion);
    expect(isDone).toBe(true);
    expect(removed.transactions).toBe(2_000);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(await documentsHolding(user.uid)).toEqual([]);
  }, 60_000);

  it('that the user never continued is finished by the schedule, without a trace', async () => {
    const { user } = await createWallet();
    const tenMinutesAgo = Date.now() - 11 * 60 * 1_000;
    await accountLocks.beginLeaving(user.uid, sealUserId(COUNTER_KEY, user.uid), tenMinutesAgo);
    await finishDeletions(accountStore, () => COUNTER_KEY, Infinity);
    expect(await documentsHolding(user.uid)).toEqual([]);
    expect(await user.refusalReason(accountAccess, deletion)).toBe('signInNeeded');
    const lock = `account_locks/${accountLockId(user.uid)}`;
    expect(await readDocument(lock)).toBeDefined();

    await accountLocks.noteLoginRemoved(user.uid, Date.now() - 2 * 60 * 60 * 1_000);
    await writeDocument(`rate_limits/${user.uid}_calls_read`, { count: 1 });
    await finishDeletions(accountStore, () => COUNTER_KEY, Infinity);
    expect(await documentsHolding(user.uid)).toEqual([]);
    expect(await readDocument(lock)).toBeUndefined();
  }, 30_000);
});

describe('a session that Firebase has ended', () => {
  // Regression: after a password that was set by a link, or an address that was taken back, it could write until its token
  // ended.
  it('writes nothing after its owner has signed in again, whose other sessions continue', async () => {
    const { user } = await createWallet();
    const stolen = await user.signInAgain();
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    // As the link in an e-mail does.
    await endSessionsOf(user);
    const [renewed, elsewhere] = [await user.signInAgain(), await user.signInAgain()];
    expect(await addContact(stolen)).toBe(200);
    expect(await stolen.refusalReason(accountAccess, { action: 'endOtherSessions' })).toBe('signInNeeded');
    expect(await renewed.call(accountAccess, { action: 'endOtherSessions' })).toMatchObject({ isDone: true });
    expect(await addContact(stolen)).toBe(403);
    for (const session of [renewed, elsewhere]) expect(await addContact(session)).toBe(200);
    // A second sign-in does not end other sessions.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const later = await user.signInAgain();
    expect(await later.call(accountAccess, { action: 'endOtherSessions' })).toMatchObject({ isDone: true });
    for (const session of [renewed, elsewhere, later]) expect(await addContact(session)).toBe(200);
  }, 30_000);
});

describe('signing out everywhere', () => {
  it('ends the write access of every session, and a new one writes again', async () => {
    const { user } = await createWallet();
    const elsewhere = await user.signInAgain();
    // Firebase counts sessions in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await user.call(accountAccess, { action: 'signOutEverywhere' })).toMatchObject({ isDone: true });
    for (const session of [user, elsewhere]) {
      expect(await session.refusalReason(storeRecoveryPhraseHash, { phrase_hash: digest })).toBe(
        'signInNeeded',
      );
      expect(await session.refusalReason(accountAccess, deletion)).toBe('signInNeeded');
      expect(await addContact(session)).toBe(403);
    }
    const newSession = await user.signInAgain();
    expect(await addContact(newSession)).toBe(200);
    expect(await newSession.call(accountAccess, { action: 'signOutEverywhere' })).toMatchObject({
      isDone: true,
    });
  }, 30_000);
});
