import { refreshWallet } from '@everything-wallet/core/callables/refreshWallet';
import { receivedId, type TransactionRecord } from '@everything-wallet/core/documents/transaction';
import { Wallet } from 'ethers';
import { beforeAll, expect, it, vi } from 'vitest';
import '../../functions/src/configuration.ts';
import { incomingTransfers } from '../../functions/src/data/incomingTransfers.ts';
import { readReceivedTokens } from '../../functions/src/data/readReceivedTokens.ts';
import { TestToken } from '../support/TestToken.ts';
import { documentsWhere, readDocument, transactionsOf, writeDocument } from './support/documents.ts';
import { environment } from './support/environment.ts';
import { LocalChain } from './support/LocalChain.ts';
import { createWallet, type TestWallet } from './support/TestWallet.ts';

// There is no Google Cloud to ask for credentials.
vi.stubEnv('METADATA_SERVER_DETECTION', 'none');

const chain = new LocalChain('sepolia');
const FUNDER = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';

let wallet: TestWallet;

const pay = async (to: string, wei: bigint) =>
  String(await chain.rpc('eth_sendTransaction', { from: FUNDER, to, value: `0x${wei.toString(16)}` }));

const isBehind = (answer: unknown) => JSON.stringify(answer).includes('"isCatchingUp":true');

/** Scans until nothing is left to read, as an open wallet does. */
async function scanUntilRead(): Promise<number> {
  const question = {
    incoming: { addresses: [wallet.address], networks: ['sepolia'], wantsNotices: true },
  };
  let reported = 0;
  for (let looks = 0; looks < 60; looks += 1) {
    // The server scans no more often than there are blocks.
    await new Promise((resolve) => setTimeout(resolve, looks === 0 ? 0 : 2_000));
    const { incoming } = await wallet.user.call(refreshWallet, question);
    if (!incoming || !('answer' in incoming)) throw new Error(JSON.stringify(incoming));
    reported += incoming.answer.arrivedCount;
    if (!isBehind(incoming)) return reported;
  }
  throw new Error('It never ends');
}

beforeAll(async () => {
  wallet = await createWallet();
});

it('records incoming coin and tokens once, and notifies about the coin once', async () => {
  const hash = await pay(wallet.address, 10n ** 18n + 1n);
  const url = environment.rpcUrl('sepolia');
  const token = await TestToken.deploy(url, {
    name: 'Not asked for',
    symbol: '<b>USDC</b>\u202e',
    supply: 10n ** 24n + 7n,
    owner: wallet.address,
  });
  expect(await scanUntilRead()).toBe(1);
  const records = await transactionsOf(wallet.user.uid);
  const id = receivedId(wallet.user.uid, chain.network.chainId, hash, 'coin');
  expect(records[id]).toMatchObject({
    type: 'receive',
    status: 'completed',
    amount: '1.000000000000000001',
    token_symbol: 'SepoliaETH',
    from_address: FUNDER,
    to_address: wallet.address,
  });
  const others = Object.values(records).filter(({ contract_address: contract }) => contract !== undefined);
  expect(others).toEqual([
    expect.objectContaining({
      amount: '1000000.000000000000000007',
      token_symbol: '<b>USDC</b>',
      contract_address: token.address,
      is_unverified: true,
    }),
  ]);
  expect(Object.keys(records)).toHaveLength(2);
  expect(await readDocument(`incoming_cursors/${wallet.user.uid}`)).toBeDefined();
  expect(await readReceivedTokens(wallet.user.uid)).toEqual(new Map([['sepolia', [token.address]]]));
});

it('is no transfer that waits for a nonce', async () => {
  // As one that only one node reports.
  const stranger = await createWallet();
  const id = receivedId(stranger.user.uid, chain.network.chainId, `0x${'a'.repeat(64)}`, 'coin');
  await writeDocument(`transactions/${id}`, {
    user_id: stranger.user.uid,
    type: 'receive',
    status: 'pending',
    amount: '1',
    token_symbol: 'SepoliaETH',
    tx_hash: `0x${'a'.repeat(64)}`,
    from_address: FUNDER,
    to_address: stranger.address,
    network: 'sepolia',
    nonce: 0,
  });
  const { settling } = await stranger.user.call(refreshWallet, { settling: {} });
  expect(settling).toEqual({ answer: { pending: 0 } });
});

it('refuses accounts of other users', async () => {
  const stranger = await createWallet();
  await pay(wallet.address, 5n);
  await stranger.user.call(refreshWallet, {
    incoming: { addresses: [wallet.address], networks: ['sepolia'] },
  });
  expect(await documentsWhere('transactions', 'user_id', stranger.user.uid)).toEqual([]);
});

it('refuses a request without accounts, and one with too many', async () => {
  for (const addresses of [[], Array.from({ length: 31 }, () => Wallet.createRandom().address)]) {
    expect(
      await wallet.user.refusal(refreshWallet, { incoming: { addresses, networks: ['sepolia'] } }),
    ).toMatchObject({ status: 'INVALID_ARGUMENT' });
  }
});

it('adds a price to a final transfer once, and stores one that waits for its price', async () => {
  const { uid } = wallet.user;
  const idOf = (name: string) => `${uid}_${name}`;
  const fields = { user_id: uid, type: 'receive', status: 'completed' };
  await Promise.all([
    writeDocument(`transactions/${idOf('final')}`, { ...fields, is_final: true }),
    writeDocument(`transactions/${idOf('open')}`, { ...fields, is_final: false }),
    writeDocument(`transactions/${idOf('priced')}`, {
      ...fields,
      is_final: true,
      coin_price_usd: 7,
      price_source: 'sample',
    }),
  ]);
  const price = { coin_price_usd: 2_000, price_source: 'coingecko' } as const;
  const ids = ['final', 'open', 'priced', 'gone'].map(idOf);
  await incomingTransfers.addPrices(ids.map((id) => ({ id, price })));
  await incomingTransfers.addPrices(ids.map((id) => ({ id, price: { ...price, coin_price_usd: 3_000 } })));
  const records = await transactionsOf(uid);
  expect(records[idOf('final')]).toEqual({ ...fields, is_final: true, ...price });
  expect(records[idOf('open')]).not.toHaveProperty('price_source');
  expect(records[idOf('priced')]).toMatchObject({ coin_price_usd: 7, price_source: 'sample' });
  expect(records).not.toHaveProperty(idOf('gone'));

  const unpriced = [
    { id: idOf('final'), network: 'ethereum', contract: '', account: '0x', at: 1, since: 2, dueAt: 3 },
  ];
  await incomingTransfers.save(uid, (cursor) => ({ ...cursor, unpriced }));
  expect((await incomingTransfers.read(uid)).unpriced).toEqual(unpriced);
});

it('does not report transfers that the record of an own call contains by then', async () => {
  const { uid } = wallet.user;
  const [told, untold] = [`${uid}_told`, `${uid}_untold`];
  const call = { user_id: uid, type: 'swap', status: 'completed', call_kind: 'swap' };
  await writeDocument(`transactions/${told}`, { ...call, came: 'what came' });
  await writeDocument(`transactions/${untold}`, call);
  const record: TransactionRecord = {
    user_id: uid,
    type: 'receive',
    status: 'completed',
    amount: '1',
    token_symbol: 'USDC',
    tx_hash: `0x${'b'.repeat(64)}`,
    from_address: FUNDER,
    to_address: wallet.address,
    network: 'sepolia',
    nonce: 0,
    is_final: true,
  };
  const incoming = [told, untold].map((id) => ({
    id: `${id}_1`,
    record,
    at: Date.now(),
    isDoubted: false,
    call: id,
  }));
  const written = await incomingTransfers.write(uid, { records: incoming, removed: [] }, (cursor) => cursor);
  expect(written).toMatchObject({ made: [`${untold}_1`] });
  const records = await transactionsOf(uid);
  expect(records).not.toHaveProperty(`${told}_1`);
  expect(records).toHaveProperty(`${untold}_1`);
});

it('writes records and the cursor in one transaction, or neither', async () => {
  const { uid } = wallet.user;
  const ids = Array.from({ length: 200 }, (_, index) => `${uid}_together_${index}`);
  const records = ids.map((id) => ({
    ...{ id, at: Date.now(), isDoubted: false },
    record: {
      ...{ user_id: uid, type: 'receive', status: 'completed', is_final: true, nonce: 0 },
      ...{ amount: '1', token_symbol: 'SepoliaETH', network: 'sepolia', standard: 'coin' },
      ...{ tx_hash: `0x${'d'.repeat(64)}`, from_address: FUNDER, to_address: wallet.address },
    } satisfies TransactionRecord,
  }));
  const before = await incomingTransfers.read(uid);
  await expect(
    incomingTransfers.write(uid, { records, removed: [] }, () => {
      throw new Error('The change fails');
    }),
  ).rejects.toThrow('The change fails');
  expect(await transactionsOf(uid)).not.toHaveProperty(ids[0] ?? '');
  expect(await incomingTransfers.read(uid)).toEqual(before);

  const notice = {
    ...{ id: ids[0] ?? '', amount: '1', symbol: 'SepoliaETH', network: 'sepolia' },
    ...{ from: FUNDER, to: wallet.address, at: 1, notifiedAt: 0, firstNotifiedAt: 0 },
  };
  const write = () =>
    incomingTransfers.write(uid, { records, removed: [] }, (cursor, { completed }) => ({
      ...cursor,
      waiting: completed.includes(notice.id) ? [notice] : [],
    }));
  expect(await write()).toMatchObject({ completed: ids, made: ids });
  expect((await incomingTransfers.read(uid)).waiting).toEqual([notice]);
  expect(await transactionsOf(uid)).toMatchObject(Object.fromEntries(ids.map((id) => [id, { amount: '1' }])));
  expect(await write()).toMatchObject({ completed: [], made: [] });
  expect((await incomingTransfers.read(uid)).waiting).toEqual([]);
});
