import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeAnswers } from '../../testing/fakeAnswers.ts';
import { MemoryScanStore } from '../../testing/MemoryScanStore.ts';
import { startFakeNode } from '../../testing/startFakeNode.ts';
import { FollowedAddresses } from './FollowedAddresses.ts';
import { runScanners, type ScannersDependencies } from './runScanners.ts';
import type { ScanEvent } from './ScanEvent.ts';
import type { ScanHealth } from './ScanLoop.ts';

const MINE = `0x${'11'.repeat(20)}`;
const OTHER = `0x${'22'.repeat(20)}`;
const AMOY = networkById('polygon-amoy');
const SEPOLIA = networkById('sepolia');
const hexOf = (number: number) => `0x${number.toString(16)}`;
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

const ended: AsyncDisposable[] = [];
beforeEach(() => {
  for (const level of ['error', 'warn', 'info'] as const)
    vi.spyOn(logger, level).mockImplementation(() => undefined);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of ended.splice(0)) await server[Symbol.asyncDispose]();
});

/** A node whose every block pays the watched address; `head` is its newest one. */
async function startNode(chainId: number) {
  const chain = { head: 5 };
  const node = await startFakeNode(
    {
      eth_getBlockByNumber: (response, id, [wanted, isFull]) => {
        const number = wanted === 'latest' ? chain.head : Number(wanted);
        const payment = { hash: hashOf(1_000 + number), from: OTHER, to: MINE, value: '0x9' };
        const block = {
          ...{ number: hexOf(number), hash: hashOf(number), parentHash: hashOf(number - 1) },
          ...{ timestamp: hexOf(Math.floor(Date.now() / 1_000)), logsBloom: '0x0' },
          transactions: isFull === true ? [payment] : [payment.hash],
        };
        const result = number > chain.head ? null : block;
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
      },
      eth_getLogs: { result: [] },
      eth_getBlockReceipts: (response, id, [wanted]) => {
        const number = Number(wanted);
        const receipt = { transactionHash: hashOf(1_000 + number), blockHash: hashOf(number), status: '0x1' };
        response.end(JSON.stringify({ jsonrpc: '2.0', id, result: [receipt] }));
      },
    },
    hexOf(chainId),
  );
  ended.push(node);
  return { node, chain };
}

async function startDeadNode() {
  const node = await startFakeNode({ eth_getBlockByNumber: fakeAnswers.down }, hexOf(SEPOLIA.chainId));
  ended.push(node);
  return node;
}

/** Accounts of one user with one address. */
const accounts = {
  now: () => Promise.resolve(1),
  page: () => Promise.resolve({ addresses: [MINE], last: undefined }),
  created: () => Promise.resolve({ addresses: [], until: 1 }),
};

test('scans each network by itself, and ends when it is stopped', async () => {
  const { node, chain } = await startNode(AMOY.chainId);
  const dead = await startDeadNode();
  const stores = new Map<number, MemoryScanStore>();
  const events: ScanEvent[] = [];
  const reports: (readonly ScanHealth[])[] = [];
  const parts: ScannersDependencies = {
    networks: [AMOY, SEPOLIA],
    nodeUrlsOf: ({ id }) => [id === AMOY.id ? node.url : dead.url],
    watched: new FollowedAddresses(accounts),
    storeOf: (chainId) => {
      const store = new MemoryScanStore();
      stores.set(chainId, store);
      return store;
    },
    sinkOf: () => ({
      deliver: (delivered) => {
        events.push(...delivered);
        return Promise.resolve();
      },
    }),
    report: (networks) => reports.push(networks),
  };
  const stop = new AbortController();
  const running = runScanners(parts, stop.signal);
  await vi.waitFor(() => expect(events).toHaveLength(1), { timeout: 10_000 });
  chain.head = 7;
  await vi.waitFor(() => expect(events).toHaveLength(3), { timeout: 10_000 });
  stop.abort();
  await running;

  expect(events.map(({ id }) => id)).toEqual([1, 2, 3].map((sequence) => `${AMOY.chainId}:${sequence}`));
  expect(stores.get(AMOY.chainId)?.cursor?.next).toBe(8);
  expect(stores.get(SEPOLIA.chainId)?.cursor).toBeUndefined();
  // Once more at the end.
  expect(reports.at(-1)).toMatchObject([
    { network: 'polygon-amoy', state: 'current', block: 7, head: 7, failures: 0 },
    { network: 'sepolia', state: 'waiting', secondsBehind: null },
  ]);
});

test('asks no node before the addresses are loaded, and none if it is stopped before', async () => {
  const { node } = await startNode(AMOY.chainId);
  const stop = new AbortController();
  let finishLoading: () => void = () => undefined;
  const page = async () => {
    await new Promise<void>((resolve) => {
      finishLoading = resolve;
    });
    return accounts.page();
  };
  const running = runScanners(
    {
      networks: [AMOY],
      nodeUrlsOf: () => [node.url],
      watched: new FollowedAddresses({ ...accounts, page }),
      storeOf: () => new MemoryScanStore(),
      sinkOf: () => ({ deliver: () => Promise.resolve() }),
    },
    stop.signal,
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(node.asked).toEqual([]);
  stop.abort();
  finishLoading();
  await running;
  expect(node.asked).toEqual([]);
});

test('logs the state of each network, as a warning where it is not current', async () => {
  const dead = await startDeadNode();
  const stop = new AbortController();
  const running = runScanners(
    {
      networks: [SEPOLIA],
      nodeUrlsOf: () => [`${dead.url}/key-1234`],
      watched: new FollowedAddresses(accounts),
      storeOf: () => new MemoryScanStore(),
      sinkOf: () => ({ deliver: () => Promise.resolve() }),
    },
    stop.signal,
  );
  await vi.waitFor(() => expect(dead.asked.length).toBeGreaterThan(1), { timeout: 10_000 });
  stop.abort();
  await running;
  expect(logger.warn).toHaveBeenCalledWith(
    'Scanner',
    expect.objectContaining({
      ...{ network: 'sepolia', state: 'waiting', secondsBehind: null },
      ...{ addresses: 1, addressesSecondsOld: expect.any(Number) as number },
    }),
  );
  const lines = [logger.warn, logger.info, logger.error].flatMap((log) => vi.mocked(log).mock.calls);
  expect(JSON.stringify(lines)).not.toContain('key-1234');
});
