import { transactionSchema } from '@everything-wallet/core/documents/transaction';
import { Timestamp } from '@google-cloud/firestore';
import { expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { accountLocks } from '../../functions/src/data/accountLocks.ts';
import { firestore } from '../../functions/src/data/firestore.ts';
import { incomingTransfers } from '../../functions/src/data/incomingTransfers.ts';
import { nftRecords } from '../../functions/src/data/nftRecords.ts';
import { transactionRecords } from '../../functions/src/data/transactionRecords.ts';
import { removeUserDocuments } from '../../functions/src/data/userDocuments.ts';
import { metered } from '../../functions/src/requests/usage.ts';
import { nftsOf } from '../../functions/src/services/nfts/nftsOf.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const OWN = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
/** Not an account of the request, so that no node is queried. */
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const SPAM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const KNOWN = '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb';
const START = 1_700_000_000_000;

const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;
const documentOf = async (path: string) => (await firestore()).getFirestore().doc(path);
const newUser = () => `nfts-${crypto.randomUUID()}`;

/** Returns a record of an incoming NFT, as a scan creates it. */
function incomingRecord(user: string, number: number, contract = SPAM) {
  const at = START + number;
  const record = transactionSchema.parse({
    user_id: user,
    type: 'receive',
    amount: '1',
    token_symbol: 'SPAM',
    from_address: OTHER,
    to_address: OWN,
    tx_hash: hashOf(number),
    nonce: 0,
    status: 'pending',
    network: 'ethereum',
    contract_address: contract,
    standard: 'erc721',
    token_id: String(number),
    is_unverified: true,
    timestamp: Timestamp.fromMillis(at),
  });
  return { id: `${user}_1_${hashOf(number)}_0`, record, at, isDoubted: false };
}

/** A record of a call by which an NFT was sent. */
function sending(user: string, number: number) {
  const record = transactionSchema.parse({
    ...incomingRecord(user, number, KNOWN).record,
    type: 'send',
    from_address: OWN,
    to_address: OTHER,
    call_kind: 'nftTransfer',
    nonce: number,
  });
  return { id: `${user}_1_${hashOf(number)}`, record };
}

/** Has a user be sent so many NFTs, the newest the last. */
async function flood(user: string, count: number): Promise<void> {
  const db = (await firestore()).getFirestore();
  for (let start = 0; start < count; start += 500) {
    const batch = db.batch();
    for (let number = start; number < Math.min(count, start + 500); number += 1) {
      const { id, record, at } = incomingRecord(user, number);
      batch.set(db.doc(`transactions/${id}`), { ...record, timestamp: Timestamp.fromMillis(at) });
    }
    await batch.commit();
  }
}

/** Counts the documents of a user's request, and returns its answer. */
async function counted<Answer>(ask: () => Promise<Answer>) {
  let documents = 0;
  const answer = await metered((usage) => (documents += usage.documents ?? 0), ask);
  return { answer, documents };
}

const questionOf = (user: string, from = 0) =>
  counted(() => nftsOf('mainnet').read(user, { addresses: [OTHER], from }));
const listOf = (user: string) => counted(() => nftRecords.read(user, 'ethereum'));

/** Writes records as a scan does whose cursor does not change. */
const write = (
  user: string,
  records: readonly ReturnType<typeof incomingRecord>[],
  removed: readonly string[] = [],
) => incomingTransfers.write(user, { records, removed }, (cursor) => cursor);

// Regression: every question, and every page of it, read up to 2,600 records.
it('a flooded wallet costs one document per request, even while more arrives', async () => {
  const user = newUser();
  await flood(user, 2_100);
  const first = await questionOf(user);
  expect(first.documents).toBeGreaterThan(2_000);
  for (const from of [0, 200, 1_800]) expect((await questionOf(user, from)).documents).toBe(1);
  await write(user, [incomingRecord(user, 3_000), incomingRecord(user, 3_001, KNOWN)]);
  const { answer, documents } = await listOf(user);
  expect(documents).toBe(1);
  expect(answer.arrived).toHaveLength(2_000);
  expect(answer.isCut).toBe(true);
  expect(answer.arrived.slice(0, 2).map(({ tokenId }) => tokenId)).toEqual(['3001', '3000']);
  // A scan that finds the same again changes nothing, and one that finds it removed deletes it.
  await write(user, [incomingRecord(user, 3_000)], [incomingRecord(user, 3_001).id]);
  expect((await listOf(user)).answer.arrived.slice(0, 2).map(({ tokenId }) => tokenId)).toEqual([
    '3000',
    '2099',
  ]);
});

it('an own call changes the result immediately', async () => {
  const user = newUser();
  await flood(user, 3);
  expect((await listOf(user)).answer.calls).toEqual([]);
  expect((await listOf(user)).documents).toBe(1);
  const { id, record } = sending(user, 50);
  await transactionRecords.open(id, record, 'once');
  const [call] = (await listOf(user)).answer.calls;
  expect(call).toMatchObject({ from: OWN, left: [{ contract: KNOWN, tokenId: '50' }], came: [], at: null });
  expect((await listOf(user)).documents).toBe(1);
  const received = [{ kind: 'erc721', contract_address: KNOWN, token_id: '51', units: '1' }];
  await transactionRecords.settle(id, {
    status: 'completed',
    facts: transactionSchema.partial().parse({ came: received, block_time: START, is_final: true }),
  });
  const settled = await listOf(user);
  expect(settled.answer.calls).toMatchObject([{ came: [{ contract: KNOWN, tokenId: '51' }], at: START }]);
});

it('a reverted transfer is removed', async () => {
  const user = newUser();
  const { id, record } = sending(user, 60);
  await transactionRecords.open(id, record, 'once');
  expect((await listOf(user)).answer.calls).toHaveLength(1);
  expect(await transactionRecords.discard(id, 'once')).toBe(true);
  expect((await listOf(user)).answer.calls).toEqual([]);
});

it('a list from before a concurrent change is not stored', async () => {
  const user = newUser();
  await flood(user, 2);
  const reading = listOf(user);
  const writing = write(user, [incomingRecord(user, 70)]);
  await Promise.all([reading, writing]);
  expect((await listOf(user)).answer.arrived.map(({ tokenId }) => tokenId)).toEqual(['70', '1', '0']);
});

it('a list is rebuilt after a day, and where it cannot be read', async () => {
  const user = newUser();
  await flood(user, 2);
  await listOf(user);
  const document = await documentOf(`nft_candidates/${user}_ethereum`);
  for (const change of [{ made_at: Date.now() - 25 * 3_600_000 }, { list: '{' }]) {
    await document.update(change);
    expect(await listOf(user)).toMatchObject({ documents: 4, answer: { arrived: [{}, {}] } });
    expect((await listOf(user)).documents).toBe(1);
  }
});

it('it is deleted with the account, and not created again', async () => {
  const user = newUser();
  await flood(user, 2);
  await listOf(user);
  const document = await documentOf(`nft_candidates/${user}_ethereum`);
  expect((await document.get()).exists).toBe(true);
  await accountLocks.beginLeaving(user, 'sealed', Date.now());
  expect(await removeUserDocuments(user, performance.now() + 60_000)).toBe(true);
  expect((await document.get()).exists).toBe(false);
  await flood(user, 2);
  expect((await listOf(user)).answer.arrived).toHaveLength(2);
  expect((await document.get()).exists).toBe(false);
});
