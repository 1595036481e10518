import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { SEAPORT_ADDRESS } from '@everything-wallet/core/seaport/seaportAddress';
import { AbiCoder, id, ZeroAddress } from 'ethers';
import { afterEach, expect, test } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { ORDER_FULFILLED } from './saleIn.ts';
import { SalesVolumes } from './SalesVolumes.ts';

const NFT = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const network = networkById('ethereum');
const NOW = Math.floor(Date.now() / 1_000);

/** A sale of `units` in a block. */
interface Sale {
  readonly block: number;
  readonly units: bigint;
}

interface State {
  /** Time of block 0, and seconds from each block to the next. */
  readonly begun: number;
  readonly every: number;
  readonly blocks: number;
  readonly sales: readonly Sale[];
  /** Maximum blocks per request for logs. */
  readonly most?: number;
}

const servers: FakeServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server[Symbol.asyncDispose]())));

async function startNode(state: State): Promise<{ url: string; asked: string[] }> {
  const requests: string[] = [];
  const server = await startFakeServer((body, response) => {
    const {
      id: question,
      method,
      params,
    } = JSON.parse(body) as {
      id: number;
      method: string;
      params: [{ fromBlock: string; toBlock: string } & string];
    };
    requests.push(method);
    response.end(JSON.stringify({ jsonrpc: '2.0', id: question, ...answer(method, params[0]) }));
  });
  servers.push(server);
  const quantity = (number: number) => `0x${number.toString(16)}`;
  function answer(method: string, of: { fromBlock: string; toBlock: string } & string): object {
    if (method === 'eth_chainId') return { result: quantity(network.chainId) };
    if (method === 'eth_getBlockByNumber') {
      const number = of === 'latest' ? state.blocks : Number(of);
      const timestamp = quantity(state.begun + number * state.every);
      return { result: { number: quantity(number), timestamp } };
    }
    const [from, to] = [Number(of.fromBlock), Number(of.toBlock)];
    if (to - from > (state.most ?? Infinity)) return { error: { code: -32005, message: 'too many blocks' } };
    const logs = state.sales.filter(({ block }) => block >= from && block <= to);
    return { result: logs.map(({ block, units }) => logOf(block, units)) };
  }
  return { url: server.url, asked: requests };
}

function logOf(block: number, units: bigint) {
  const data = AbiCoder.defaultAbiCoder().encode(
    ['bytes32', 'address', '(uint8,address,uint256,uint256)[]', '(uint8,address,uint256,uint256,address)[]'],
    [id('order'), OTHER, [[2, NFT, 1n, 1n]], [[0, ZeroAddress, 0n, units, OTHER]]],
  );
  const topics = [ORDER_FULFILLED, id('offerer'), id('zone')];
  return { address: SEAPORT_ADDRESS.toLowerCase(), topics, data, blockNumber: `0x${block.toString(16)}` };
}

/** Ten days of a block a minute, with a sale on the first day and two in the last hours. */
const state: State = {
  begun: NOW - 10 * 86_400,
  every: 60,
  blocks: 14_399,
  sales: [
    { block: 5, units: 100n },
    { block: 14_000, units: 20n },
    { block: 14_399, units: 3n },
  ],
};

async function volumesOf(...states: readonly State[]) {
  const nodes = await Promise.all(states.map(startNode));
  const volumes = new SalesVolumes(
    network,
    nodes.map(({ url }) => url),
  );
  const { day, total } = await volumes.read();
  return { day: day(NFT), total: total(NFT), other: total(OTHER), volumes, nodes };
}

test('adds up the payments of the last day and of all time, and 0 without sales', async () => {
  expect(await volumesOf(state)).toMatchObject({ day: 23n, total: 123n, other: 0n });
});

test('finds a day with uneven block times', async () => {
  const quiet = {
    ...state,
    every: 8_640,
    blocks: 99,
    sales: [
      { block: 89, units: 5n },
      { block: 90, units: 7n },
    ],
  };
  // 86,400 s ago was between block 89 and block 90, or at one of them.
  expect((await volumesOf({ ...quiet, begun: NOW - 99 * 8_640 - 10 })).day).toBe(7n);
});

test('knows only the day if nodes refuse all blocks, and nothing if they refuse a day', async () => {
  expect(await volumesOf({ ...state, most: 2_000 })).toMatchObject({ day: 23n, total: null });
  expect(await volumesOf({ ...state, most: 100 })).toMatchObject({ day: null, total: null });
});

test('requests no sales of all time on a chain that is too long', async () => {
  const long = {
    ...state,
    begun: NOW - 2_000_000,
    every: 1,
    blocks: 2_000_000,
    sales: [{ block: 1_999_999, units: 3n }],
  };
  expect(await volumesOf(long)).toMatchObject({ day: 3n, total: null });
});

test('leaves unknown what nodes disagree on, or only one of three reports', async () => {
  const more = { ...state, sales: [...state.sales, { block: 14_300, units: 1_000n }] };
  expect(await volumesOf(state, more)).toMatchObject({ day: null, total: null });
  expect(await volumesOf(state, state, more)).toMatchObject({ day: 23n, total: 123n });
  const silent = { ...state, most: 100 };
  expect(await volumesOf(more, silent, silent)).toMatchObject({ day: null, total: null });
});

test('an empty chain has no sales, and a stalled one none on the last day', async () => {
  expect(await volumesOf({ ...state, begun: NOW, blocks: 0, sales: [] })).toMatchObject({
    day: 0n,
    total: 0n,
  });
  const still = { ...state, begun: NOW - 20 * 86_400 };
  expect(await volumesOf(still)).toMatchObject({ day: 0n, total: 123n });
});

test('is cached for a minute', async () => {
  const { volumes, nodes } = await volumesOf(state);
  const before = nodes[0]?.asked.length;
  await volumes.read();
  expect(nodes[0]?.asked.length).toBe(before);
});
