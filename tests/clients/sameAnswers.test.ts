import { networks } from '@everything-wallet/core/networks/networks';
import { HDNodeWallet, Transaction, Wallet, formatEther, hexlify, randomBytes } from 'ethers';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { environment } from '../functions/support/environment.ts';
import { LocalChain } from '../functions/support/LocalChain.ts';
import { TestKey } from '../functions/support/TestKey.ts';
import { TestUser } from '../functions/support/TestUser.ts';
import { answerOfAll, refusalOfAll } from './support/askAll.ts';
import { absentClients, clients, sdks } from './support/clients.ts';

/* Every client returns the same answers, which equal the chain's. */

const ONE_COIN = 10n ** 18n;
const VALUE = 123_456_789_012_345_678n;
const NETWORK = 'polygon-amoy';

const quantity = z.string().transform((hex) => BigInt(hex));
const receiptSchema = z.object({
  blockNumber: quantity,
  gasUsed: quantity,
  effectiveGasPrice: quantity,
  status: z.literal('0x1'),
});
const blockSchema = z.object({ baseFeePerGas: quantity });
const estimateSchema = z.object({
  chainId: z.number(),
  gasLimit: z.string(),
  gasPrice: z.string(),
  maxFeePerGas: z.string(),
  maxPriorityFeePerGas: z.string(),
  nonce: z.number(),
  estimatedCostWei: z.string(),
});

const chain = new LocalChain(NETWORK);
const { currency, chainId } = chain.network;
const about = { network: NETWORK, chainId, currency };
let user: TestUser;
let key: string;

/** Creates a new account with ten coins. */
async function fundedWallet(): Promise<HDNodeWallet> {
  const wallet = Wallet.createRandom();
  await chain.setBalance(wallet.address, 10n * ONE_COIN);
  return wallet;
}

async function signTransfer(wallet: HDNodeWallet, to: string, nonce: number): Promise<string> {
  const question = ['estimate', wallet.address, to, VALUE.toString(), NETWORK] as const;
  const estimate = estimateSchema.parse(await answerOfAll(sdks.slice(0, 1), question, key));
  return wallet.signTransaction({
    type: 2,
    to,
    value: VALUE,
    nonce,
    chainId: estimate.chainId,
    gasLimit: estimate.gasLimit,
    maxFeePerGas: estimate.maxFeePerGas,
    maxPriorityFeePerGas: estimate.maxPriorityFeePerGas,
  });
}

beforeAll(async () => {
  user = await TestUser.signUp();
  ({ key } = await TestKey.create(user));
});

for (const { name } of absentClients) test.skip(`${name} cannot be run on this machine`);

describe('the same answers', () => {
  test('health', async () => {
    // Between two requests a scanner may read another block.
    const answer = await vi.waitFor(() => answerOfAll(sdks, ['health'], key), {
      timeout: 30_000,
      interval: 1_000,
    });
    expect(answer).toMatchObject({
      status: 'ok',
      networks: networks.map(({ rpcName }) => ({ network: rpcName })),
    });
  });

  test('networks', async () => {
    const reported = networks.map(({ id, name, type, chainId, rpcName, currency, explorerUrl }) => ({
      id,
      name,
      type,
      chainId,
      rpcName,
      currency,
      explorerUrl,
    }));
    expect(await answerOfAll(clients, ['networks'], key)).toEqual({ networks: reported });
  });

  test.each(['mainnet', NETWORK] as const)('the balance of an address on %s', async (rpcName) => {
    const { address } = Wallet.createRandom();
    const there = new LocalChain(rpcName);
    await there.setBalance(address, VALUE);
    const answer = await answerOfAll(clients, ['balance', address, rpcName], key);
    expect(answer).toEqual({
      address,
      network: rpcName,
      chainId: there.network.chainId,
      currency: there.network.currency,
      balance: formatEther(VALUE),
      balanceWei: (await there.balanceOf(address)).toString(),
    });
  });

  test('the balance of a new address, by the chain id', async () => {
    const { address } = Wallet.createRandom();
    // The command line always sends the rpcName.
    const answer = await answerOfAll(clients, ['balance', address, chainId.toString()], key);
    expect(answer).toEqual({ address, ...about, balance: '0', balanceWei: '0' });
  });

  test('the estimate of a transfer', async () => {
    const { address } = await fundedWallet();
    const to = Wallet.createRandom().address;
    const question = ['estimate', address, to, VALUE.toString(), NETWORK] as const;
    const answer = await answerOfAll(clients, question, key);
    const estimate = estimateSchema.parse(answer);
    const gas = quantity.parse(await chain.rpc('eth_estimateGas', { from: address, to, value: '0x1' }));
    const block = blockSchema.parse(await chain.rpc('eth_getBlockByNumber', 'latest', false));
    expect(answer).toMatchObject({
      ...about,
      gasLimit: gas.toString(),
      nonce: await chain.nonceOf(address),
      toIsContract: false,
      estimatedCost: formatEther(estimate.estimatedCostWei),
    });
    expect(BigInt(estimate.estimatedCostWei)).toBe(gas * BigInt(estimate.gasPrice));
    expect(BigInt(estimate.maxFeePerGas)).toBeGreaterThanOrEqual(block.baseFeePerGas);
  });

  test('the effects of a call', async () => {
    const { address } = await fundedWallet();
    const to = Wallet.createRandom().address;
    // ERC-20's transfer, to an address without a contract.
    const data = `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`;
    expect(await answerOfAll(clients, ['simulate', address, to, data, NETWORK], key)).toMatchObject({
      ...about,
      agreement: 'agreed',
      call: { kind: 'tokenTransfer', movements: [{ direction: 'out', amount: '5' }] },
      outcome: { succeeds: true, coinWei: '0', changes: [], approvals: [] },
      parties: expect.arrayContaining([{ address: to, hasCode: false }]) as unknown,
    });
  });

  test('the approvals of an address without any', async () => {
    const { address } = Wallet.createRandom();
    expect(await answerOfAll(clients, ['approvals', address, NETWORK], key)).toMatchObject({
      address,
      ...about,
      logs: 'whole',
      approvals: [],
      tokens: [],
      leftOut: 0,
    });
  });

  test('the balances of a new address', async () => {
    const { address } = Wallet.createRandom();
    expect(await answerOfAll(clients, ['tokens', address, NETWORK], key)).toMatchObject({
      address,
      ...about,
      coin: { units: '0', agreement: 'agreed' },
      tokens: [],
      isWhole: true,
    });
    expect(await answerOfAll(clients, ['positions', address, NETWORK], key)).toMatchObject({
      address,
      ...about,
      positions: [],
    });
    expect(await answerOfAll(clients, ['nfts', address, NETWORK], key)).toMatchObject({
      address,
      ...about,
      nfts: [],
      unsettled: 0,
    });
    expect(await answerOfAll(clients, ['transfers', address, NETWORK], key)).toMatchObject({
      address,
      ...about,
      transfers: [],
      unsettled: 0,
    });
  });

  test('the events of a new user', async () => {
    expect(await answerOfAll(sdks, ['events'], key)).toEqual({ events: [], cursor: '0' });
  });

  test('transfers that each client broadcasts, and their outcome', async () => {
    const wallet = await fundedWallet();
    const to = Wallet.createRandom().address;
    let signed = '';
    let hash = '';
    for (const [nonce, client] of clients.entries()) {
      signed = await signTransfer(wallet, to, nonce);
      hash = Transaction.from(signed).hash ?? '';
      const sent = await answerOfAll([client], ['send', signed, NETWORK], key);
      expect(sent, client.name).toEqual({ txHash: hash, ...about });
    }
    // The same bytes are the same transaction, whichever client sends them.
    expect(await answerOfAll(clients, ['send', signed, NETWORK], key)).toEqual({ txHash: hash, ...about });

    await expect.poll(() => chain.rpc('eth_getTransactionReceipt', hash)).not.toBeNull();
    const receipt = receiptSchema.parse(await chain.rpc('eth_getTransactionReceipt', hash));
    const fee = receipt.gasUsed * receipt.effectiveGasPrice;
    expect(await answerOfAll(clients, ['transaction', hash, NETWORK], key)).toMatchObject({
      txHash: hash,
      ...about,
      status: 'completed',
      from: wallet.address,
      to,
      value: formatEther(VALUE),
      valueWei: VALUE.toString(),
      nonce: clients.length - 1,
      blockNumber: Number(receipt.blockNumber),
      gasUsed: receipt.gasUsed.toString(),
      fee: formatEther(fee),
      feeWei: fee.toString(),
    });
    expect(await chain.balanceOf(to)).toBe(VALUE * BigInt(clients.length));
    expect(await chain.nonceOf(wallet.address)).toBe(clients.length);
  });
});

describe('the same refusals', () => {
  test('a malformed address', async () => {
    const question = ['balance', '0x12', NETWORK] as const;
    const refusal = await refusalOfAll(sdks, question, key);
    expect(refusal).toMatchObject({ status: 400, code: 'invalid_request', fields: ['address'] });
    // The command line detects it before the request.
    expect(await clients.at(-1)?.ask(question, key)).toMatchObject({ refusal: { code: 'usage' } });
  });

  test('an unknown transaction', async () => {
    const question = ['transaction', hexlify(randomBytes(32)), NETWORK] as const;
    expect(await refusalOfAll(clients, question, key)).toMatchObject({
      status: 404,
      code: 'transaction_not_found',
    });
  });

  test('a transfer that the account cannot pay', async () => {
    const wallet = await fundedWallet();
    const signed = await signTransfer(wallet, Wallet.createRandom().address, 0);
    await chain.setBalance(wallet.address, 1n);
    expect(await refusalOfAll(clients, ['send', signed, NETWORK], key)).toMatchObject({
      status: 422,
      code: 'insufficient_funds',
    });
  });

  test('no key: the clients detect it before the request, and the API refuses it', async () => {
    for (const client of sdks)
      await expect(client.ask(['networks'], ''), client.name).rejects.toThrow(/key/i);
    expect(await clients.at(-1)?.ask(['networks'], '')).toMatchObject({ refusal: { code: 'key_missing' } });
    const answer = await fetch(`${environment.hostingUrl()}/api/v1/networks`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'key_missing' });
  });

  test('a key with a mistyped character', async () => {
    const last = key.endsWith('A') ? 'B' : 'A';
    expect(await refusalOfAll(clients, ['networks'], `${key.slice(0, -1)}${last}`)).toMatchObject({
      status: 401,
      code: 'key_malformed',
    });
  });

  test('a key that its owner deleted', async () => {
    const revoked = await TestKey.create(user);
    await answerOfAll(clients, ['networks'], revoked.key);
    await revoked.delete();
    expect(await refusalOfAll(clients, ['networks'], revoked.key)).toMatchObject({
      status: 401,
      code: 'key_revoked',
    });
  });
});
