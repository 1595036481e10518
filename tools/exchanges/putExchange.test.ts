import { join } from 'node:path';
import { buildV3Swap } from '@everything-wallet/core/calls/build/buildV3Swap';
import { exchangeOf } from '@everything-wallet/core/exchanges/exchangeOf';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import type { NetworkId } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { callRpc } from '../chains/callRpc.ts';
import { dumpChain } from '../chains/dumpChain.ts';
import type { LocalContract } from '../chains/LocalContract.ts';
import { startChain } from '../chains/startChain.ts';
import { createTransferQueue } from '../faucet/createTransferQueue.ts';
import type { ProcessFamily } from '../processes/startProcessFamily.mjs';
import { freePort } from '../testing/freePort.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testFamily } from '../testing/testFamily.ts';
import { exchangeContracts } from './exchangeContracts.ts';
import { putExchange } from './putExchange.ts';
import { sampleTokens } from './sampleTokens.ts';

/** Starts a chain of its own; answers with its address and what its contracts answer. */
async function startNetwork(family: ProcessFamily, id: NetworkId, stateFile?: string) {
  const network = networkById(id);
  const port = await freePort();
  await startChain(family, { network, port, directory: temporaryDirectory(), stateFile });
  const url = `http://127.0.0.1:${port}`;
  const read = async ({ abi }: LocalContract, to: string, name: string, ...args: readonly unknown[]) => {
    const data = abi.encodeFunctionData(name, args);
    const answer = await callRpc(url, 'eth_call', [{ to, data }, 'latest']);
    return abi.decodeFunctionResult(name, String(answer))[0] as unknown;
  };
  return { network, url, read };
}

test.each(['ethereum', 'polygon'] as const)('%s has its exchange where it is, and no block', async (id) => {
  const { network, url, read } = await startNetwork(testFamily(), id);
  const began = performance.now();
  await putExchange(url, network);
  // A moment, as far as a busy machine has any.
  expect(performance.now() - began).toBeLessThan(20_000);

  expect(await callRpc(url, 'eth_blockNumber')).toBe('0x0');
  const [account] = (await callRpc(url, 'eth_accounts')) as string[];
  expect(await callRpc(url, 'eth_getTransactionCount', [account, 'latest'])).toBe('0x0');
  expect(await callRpc(url, 'eth_getBalance', [account, 'latest'])).toBe(`0x${(10n ** 27n).toString(16)}`);

  const { v2, v3 } = exchangeOf(id) ?? expect.unreachable();
  const { pairFactory, pairRouter, poolFactory, quoter, router, wrappedCoin, token } = exchangeContracts;
  const ofNetwork = network.wrappedCoin;
  expect(await read(pairRouter, v2.router, 'factory')).toBe(v2.factory);
  expect(await read(pairRouter, v2.router, 'WETH')).toBe(ofNetwork);
  expect(await read(quoter, v3.quoter, 'factory')).toBe(v3.factory);
  expect(await read(router, v3.router, 'factory')).toBe(v3.factory);
  expect(await read(router, v3.router, 'factoryV2')).toBe(v2.factory);
  expect(await read(router, v3.router, 'WETH9')).toBe(ofNetwork);
  expect(await read(pairFactory, v2.factory, 'allPairsLength')).toBe(4n);
  expect(await read(poolFactory, v3.factory, 'feeAmountTickSpacing', 100)).toBe(1n);
  expect(await read(wrappedCoin, ofNetwork, 'symbol')).toBe(`W${network.currency}`);
  const wrapped = BigInt(String(await callRpc(url, 'eth_getBalance', [ofNetwork, 'latest'])));
  expect(await read(wrappedCoin, ofNetwork, 'totalSupply')).toBe(wrapped);
  expect(wrapped).toBeGreaterThan(0n);
  for (const { contract, symbol, name, decimals } of sampleTokens(network)) {
    expect(await read(token, contract, 'symbol')).toBe(symbol);
    expect(await read(token, contract, 'name')).toBe(name);
    expect(await read(token, contract, 'decimals')).toBe(BigInt(decimals));
    const pool = await read(poolFactory, v3.factory, 'getPool', ofNetwork, contract, 3_000);
    const pair = String(await read(pairFactory, v2.factory, 'getPair', ofNetwork, contract));
    expect(await read(token, contract, 'balanceOf', pair)).toBeGreaterThan(0n);
    if (symbol !== 'DAI') expect(await read(token, contract, 'balanceOf', pool)).toBeGreaterThan(0n);
  }
});

// Regression: a pool that runs empty takes only part of the coin, and the rest remained with the router, free
// for any caller.
const receiptSchema = z.object({ status: z.string(), gasUsed: z.string(), effectiveGasPrice: z.string() });

test('returns coin that a pool does not take, and the router retains nothing', async () => {
  const { network, url, read } = await startNetwork(testFamily(), 'ethereum');
  await putExchange(url, network);
  const [usdc] = sampleTokens(network);
  const { contract } = usdc ?? expect.unreachable();
  const { router } = exchangeOf('ethereum')?.v3 ?? expect.unreachable();
  const [account = ''] = (await callRpc(url, 'eth_accounts')) as string[];
  const balanceOf = async (address: string) =>
    BigInt(String(await callRpc(url, 'eth_getBalance', [address, 'latest'])));
  const wrapped = await balanceOf(network.wrappedCoin);
  const amountIn = 10n ** 24n;
  const { to, data, value } = buildV3Swap({
    chainId: network.chainId,
    router,
    path: [network.wrappedCoin, contract],
    fees: [500],
    paysCoin: true,
    receivesCoin: false,
    amountIn,
    amountOutMin: 1n,
    recipient: account,
    deadline: 1n << 60n,
  });
  const hash = await callRpc(url, 'eth_sendTransaction', [
    { from: account, to, data, value: `0x${value.toString(16)}`, gas: '0x989680', gasPrice: '0x77359400' },
  ]);
  // A block may be mined before the transaction is ready for it.
  const receipt = await vi.waitFor(async () => {
    await callRpc(url, 'evm_mine');
    return receiptSchema.parse(await callRpc(url, 'eth_getTransactionReceipt', [hash]));
  }, 20_000);
  expect(receipt.status).toBe('0x1');
  const taken = (await balanceOf(network.wrappedCoin)) - wrapped;
  expect(taken).toBeGreaterThan(0n);
  expect(taken).toBeLessThan(amountIn);
  expect(await balanceOf(router)).toBe(0n);
  expect(await read(exchangeContracts.wrappedCoin, network.wrappedCoin, 'balanceOf', router)).toBe(0n);
  const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice);
  expect(await balanceOf(account)).toBe(10n ** 27n - taken - fee);
});

test('a restarted chain preserves its state, and nothing is added twice', async () => {
  const family = testFamily();
  const first = await startNetwork(family, 'ethereum');
  await putExchange(first.url, first.network);
  const [usdc] = sampleTokens(first.network);
  const { contract } = usdc ?? expect.unreachable();
  const { address } = Wallet.createRandom();
  await createTransferQueue(first.url)(address, 5_000_000n, contract);
  const supply = await first.read(exchangeContracts.token, contract, 'totalSupply');
  const file = join(temporaryDirectory(), 'chain.json');
  await dumpChain(first.url, file);

  const second = await startNetwork(family, 'ethereum', file);
  await putExchange(second.url, second.network);
  expect(await second.read(exchangeContracts.token, contract, 'balanceOf', address)).toBe(5_000_000n);
  expect(await second.read(exchangeContracts.token, contract, 'totalSupply')).toBe(supply);
  expect(await callRpc(second.url, 'eth_blockNumber')).toBe('0x1');
});

test('an incomplete setup does not count as complete', async () => {
  const { network, url } = await startNetwork(testFamily(), 'ethereum');
  await putExchange(url, network);
  await callRpc(url, 'anvil_setCode', [exchangeOf('ethereum')?.v3.router, '0x']);
  await expect(putExchange(url, network)).rejects.toThrow(network.wrappedCoin);
});

test('names another contract at an address of the exchange, and adds nothing', async () => {
  const { network, url } = await startNetwork(testFamily(), 'ethereum');
  const [usdc] = sampleTokens(network);
  const { contract } = usdc ?? expect.unreachable();
  await callRpc(url, 'anvil_setCode', [contract, '0x6001']);
  await expect(putExchange(url, network)).rejects.toThrow(contract);
  expect(await callRpc(url, 'eth_getCode', [exchangeOf('ethereum')?.v3.router, 'latest'])).toBe('0x');
});

test('a network without sample tokens gets nothing', async () => {
  const { network, url } = await startNetwork(testFamily(), 'sepolia');
  await putExchange(url, network);
  expect(await callRpc(url, 'eth_getCode', [exchangeOf('sepolia')?.v3.router, 'latest'])).toBe('0x');
});
