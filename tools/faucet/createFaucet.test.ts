import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { networks, type RpcName } from '@everything-wallet/core/networks/networks';
import { Wallet } from 'ethers';
import { expect, onTestFinished, test } from 'vitest';
import { callRpc } from '../chains/callRpc.ts';
import { startChain } from '../chains/startChain.ts';
import { localContracts } from '../contracts/localContracts.ts';
import { putExchange } from '../exchanges/putExchange.ts';
import { sampleTokens } from '../exchanges/sampleTokens.ts';
import { putNfts } from '../nfts/putNfts.ts';
import { sampleCollections } from '../nfts/sampleCollections.ts';
import { freePort } from '../testing/freePort.ts';
import { sampleChain } from '../testing/sampleChain.ts';
import { temporaryDirectory } from '../testing/temporaryDirectory.ts';
import { testChain } from '../testing/testChain.ts';
import { testFamily } from '../testing/testFamily.ts';
import { createFaucet } from './createFaucet.ts';

const origin = 'http://127.0.0.1:5000';

/** Starts a faucet whose networks are all one chain; answers with a function that posts to it. */
async function startFaucet(chain: string) {
  const chainUrls = Object.fromEntries(networks.map(({ rpcName }) => [rpcName, chain])) as Record<
    RpcName,
    string
  >;
  const faucet = createFaucet({ allowedOrigins: [origin], chainUrls });
  onTestFinished(() => void faucet.close());
  await once(faucet.listen(0, '127.0.0.1'), 'listening');
  const { port } = faucet.address() as AddressInfo;
  return (body: object, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}/fund`, { method: 'POST', body: JSON.stringify(body), ...init });
}

test('many requests in parallel all get their coins, each from a separate transaction', async () => {
  const chain = await testChain(testFamily());
  const post = await startFaucet(chain);
  const { address } = Wallet.createRandom();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post({ address, network: 'polygon-amoy', amount: '0.25' })),
  );
  expect(answers.map((answer) => answer.status)).toEqual(Array(10).fill(200));
  const hashes = (await Promise.all(answers.map((answer) => answer.json()))) as { txHash: string }[];
  expect(new Set(hashes.map(({ txHash }) => txHash)).size).toBe(10);
  expect(BigInt(String(await callRpc(chain, 'eth_getBalance', [address, 'latest'])))).toBe(25n * 10n ** 17n);
});

test('sends sample tokens of a chain that has them', async () => {
  const family = testFamily();
  const port = await freePort();
  const network = networkById('ethereum');
  await startChain(family, { network, port, directory: temporaryDirectory(), stateFile: undefined });
  const chain = `http://127.0.0.1:${port}`;
  await putExchange(chain, network);
  const post = await startFaucet(chain);
  const { address } = Wallet.createRandom();
  const [usdc] = sampleTokens(network);

  const answer = await post({ address, network: 'mainnet', amount: '2.5', token: 'USDC' });
  expect(answer.status).toBe(200);
  const balanceOf = `0x70a08231${address.slice(2).toLowerCase().padStart(64, '0')}`;
  const units = await callRpc(chain, 'eth_call', [{ to: usdc?.contract, data: balanceOf }, 'latest']);
  expect(BigInt(String(units))).toBe(2_500_000n);
});

test('mints NFTs of both standards for the recipient', async () => {
  const chain = await sampleChain(testFamily(), 'polygon');
  await putNfts(chain.url, chain.network);
  const post = await startFaucet(chain.url);
  const { address } = Wallet.createRandom();
  const [lanterns = expect.unreachable(), editions = expect.unreachable()] = sampleCollections(chain.network);

  const answer = await post({ address, network: 'polygon-mainnet', token: 'NFT', amount: '2' });
  expect(answer.status).toBe(200);
  const { txHash } = (await answer.json()) as { txHash: string };
  const { logs } = (await callRpc(chain.url, 'eth_getTransactionReceipt', [txHash])) as { logs: unknown[] };
  expect(logs).toHaveLength(2);
  expect(await chain.read(localContracts.collection, lanterns.contract, 'balanceOf', address)).toBe(2n);
  await post({ address, network: 'polygon-mainnet', token: 'EDITION', amount: '7' });
  expect(await chain.read(localContracts.editions, editions.contract, 'balanceOf', address, 1n)).toBe(7n);
});

test('refuses bad input with one sentence', async () => {
  const post = await startFaucet('http://127.0.0.1:1');
  const answer = await post({ address: '0x12', network: 'mainnet' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/^\{"error":"The address [^.]*\."\}$/);
});

test('reports that the chain is down', async () => {
  const post = await startFaucet(`http://127.0.0.1:${await freePort()}`);
  const answer = await post({ address: Wallet.createRandom().address, network: 'mainnet' });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toMatch(/^\{"error":"The chain [^"]* does not answer"\}$/);
});

test('answers only the pages of its own stack', async () => {
  const post = await startFaucet('http://127.0.0.1:1');
  const preflight = await post({}, { method: 'OPTIONS', body: null, headers: { origin } });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);

  const foreign = await post({}, { headers: { origin: 'https://example.com' } });
  expect(foreign.status).toBe(403);
  expect(foreign.headers.get('access-control-allow-origin')).toBeNull();
});
