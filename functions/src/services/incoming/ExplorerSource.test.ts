import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { ExplorerApi } from './ExplorerApi.ts';
import { ExplorerSource } from './ExplorerSource.ts';

const ADDRESS = '0x9858effd232b4033e47d90003d41ec34ecaeda94';
const OTHER = '0x6fac4d18c912343bf86fa7049364dd4e424ab9c0';
const reach = { number: 50_000n, hash: '0x', at: 0 };
const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;

/** A row as Etherscan (v2) returns it for `txlist`; Blockscout leaves some fields out. */
const row = (block: number, changes: object = {}) => ({
  blockNumber: String(block),
  timeStamp: '1763800000',
  hash: hash(block),
  nonce: '1',
  blockHash: hash(block + 1_000_000),
  transactionIndex: '0',
  from: OTHER,
  to: ADDRESS,
  value: '1000000000000000000',
  gas: '21000',
  isError: '0',
  txreceipt_status: '1',
  ...changes,
});
const found = (rows: readonly object[]) => ({ status: '1', message: 'OK', result: rows });
const none = { status: '0', message: 'No transactions found', result: [] };

let server: FakeServer;
let requests: URLSearchParams[];
let answer: (query: URLSearchParams) => unknown;
let now: number;

beforeEach(async () => {
  requests = [];
  answer = () => none;
  now = 1_790_000_000_000;
  server = await startFakeServer((_body, response, { url }) => {
    const query = new URL(url ?? '', 'http://a').searchParams;
    requests.push(query);
    const body = answer(query);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
});
afterEach(() => server[Symbol.asyncDispose]());

const start = (baseUrl = `${server.url}/api`) =>
  new ExplorerSource(new ExplorerApi({ baseUrl, chainId: 1, key: 'secret', timeLimitMs: 3_000 }), {
    blockSeconds: 12,
    confirmations: 12,
    now: () => now,
  });
const from = (next: bigint, ...addresses: string[]) => ({
  positions: new Map((addresses.length > 0 ? addresses : [ADDRESS]).map((address) => [address, next])),
  reach,
  isLate: () => false,
});
/** Answers one list, and nothing in the others. */
const only = (action: string, say: (query: URLSearchParams) => unknown) => (query: URLSearchParams) =>
  query.get('action') === action ? say(query) : none;

it('requests each list in a form that both APIs understand', async () => {
  await start().find(from(1_000n));
  expect(requests.map((query) => query.get('action'))).toEqual([
    'txlist',
    'tokentx',
    'tokennfttx',
    'token1155tx',
  ]);
  expect(Object.fromEntries(requests[0] ?? [])).toEqual({
    chainid: '1',
    module: 'account',
    action: 'txlist',
    address: ADDRESS,
    // An hour of blocks before: its index may have been late.
    startblock: '700',
    endblock: '50000',
    page: '1',
    offset: '1000',
    sort: 'asc',
    apikey: 'secret',
  });
});

it('returns the place of a transfer, in any letter case, and nothing else of a row', async () => {
  answer = only('tokentx', () =>
    found([row(5, { to: ADDRESS.toUpperCase().replace('0X', '0x'), value: 'a lie' }), row(6, { to: OTHER })]),
  );
  const { places, positions, isBehind } = await start().find(from(0n));
  expect(places).toEqual([{ txHash: hash(5), blockNumber: 5n }]);
  expect([...positions]).toEqual([[ADDRESS, 50_001n]]);
  expect(isBehind).toBe(false);
});

it.each([
  ['Etherscan', none],
  ['Blockscout', { status: '0', message: 'No token transfers found', result: [] }],
  ['one without a list', { status: '0', message: 'No internal transactions found', result: null }],
])('takes nothing found for nothing: %s', async (_, response) => {
  answer = () => response;
  expect(await start().find(from(0n))).toMatchObject({ places: [], isBehind: false });
});

describe('pages', () => {
  const page = (query: URLSearchParams) => Number(query.get('page'));
  const thousand = (first: number) => Array.from({ length: 1_000 }, (_, index) => row(first + index));

  it('are read until one is not full', async () => {
    answer = only('txlist', (query) => found(page(query) === 1 ? thousand(1) : [row(1_001), row(1_001)]));
    const { places, positions } = await start().find(from(0n));
    expect(new Set(places.map(({ txHash }) => txHash)).size).toBe(1_001);
    expect(positions.get(ADDRESS)).toBe(50_001n);
  });

  it('are a few per scan; the next scan continues in the block of the last row', async () => {
    answer = only('txlist', (query) =>
      found(thousand(Number(query.get('startblock')) + 1_000 * page(query))),
    );
    const source = start();
    const first = await source.find(from(0n));
    expect(first).toMatchObject({ isBehind: true });
    expect(first.positions.get(ADDRESS)).toBe(3_999n);
    requests.length = 0;
    answer = () => none;
    await source.find({ ...from(0n), positions: first.positions });
    expect(requests[0]?.get('startblock')).toBe('3999');
  });

  it('full of one block do not hold it up for ever', async () => {
    answer = only('txlist', (query) =>
      found(
        Array.from({ length: 1_000 }, (_, index) =>
          row(Number(query.get('startblock')), { hash: hash(index) }),
        ),
      ),
    );
    const source = start();
    const { positions } = await source.find(from(10_000n));
    expect(positions.get(ADDRESS)).toBe(10_000n);
    requests.length = 0;
    await source.find(from(10_000n));
    expect(requests[0]?.get('startblock')).toBe('9701');
  });

  it('of an hour that is read again are all read, however many there are', async () => {
    answer = only('txlist', (query) => {
      const begin = Number(query.get('startblock'));
      if (begin > 9_990) return none;
      return found(Array.from({ length: 1_000 }, (_, index) => row(begin + page(query) * 10 + (index % 10))));
    });
    const source = start();
    let scans = 0;
    for (let isBehind = true; isBehind; scans += 1) {
      if (scans > 20) throw new Error('It never ends');
      ({ isBehind } = await source.find(from(10_000n)));
    }
    expect(scans).toBeGreaterThan(5);
  });

  it('are read again from an hour before, if their transactions were not followed so far', async () => {
    answer = only('txlist', (query) =>
      found(thousand(Number(query.get('startblock')) + 1_000 * page(query))),
    );
    const source = start();
    await source.find(from(10_000n));
    requests.length = 0;
    await source.find(from(10_000n));
    expect(requests[0]?.get('startblock')).toBe('9700');
  });
});

describe('lies, halves and refusals', () => {
  it('rows that cannot be read, or of other blocks, are left out', async () => {
    answer = only('txlist', () =>
      found([
        row(7),
        row(8, { hash: '0x12' }),
        row(9, { blockNumber: '-1' }),
        row(60_000),
        row(9, { to: null }),
        {},
        'row',
      ] as object[]),
    );
    const { places } = await start().find(from(0n));
    expect(places).toEqual([{ txHash: hash(7), blockNumber: 7n }]);
  });

  it.each([
    [
      'the rate limit',
      { status: '0', message: 'NOTOK', result: 'Max calls per sec rate limit reached (5/sec)' },
    ],
    ['an invalid key', { status: '0', message: 'NOTOK', result: 'Invalid API Key' }],
    ['an index that is not complete', { status: '2', message: 'Some transfers are not indexed', result: [] }],
    ['half an answer', '{"status":"1","message":"OK","result":[{"hash":"0x'],
    ['a page', '<!doctype html>'],
    ['nothing', ''],
  ])('%s moves nothing, and it is left alone for a minute', async (_, response) => {
    answer = () => response;
    const source = start();
    const before = from(500n);
    const { places, positions, isBehind } = await source.find(before);
    expect([places, [...positions], isBehind]).toEqual([[], [...before.positions], false]);
    const { length } = requests;
    await source.find(before);
    expect(requests).toHaveLength(length);
    now += 60_000;
    answer = () => none;
    expect((await source.find(before)).positions.get(ADDRESS)).toBe(50_001n);
  });

  it('that never end starve none of several accounts', async () => {
    let questions = 0;
    const refused = { status: '0', message: 'NOTOK', result: 'Max calls per sec rate limit reached (5/sec)' };
    answer = () => ((questions += 1) % 7 === 0 ? refused : none);
    const addresses = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}`);
    const source = start();
    const read = new Set<string>();
    for (let scans = 0; scans < 8; scans += 1) {
      now += 11 * 60_000;
      const { positions } = await source.find(from(49_989n, ...addresses));
      for (const [address, next] of positions) if (next === 50_001n) read.add(address);
    }
    expect(read.size).toBe(3);
  });

  it('a server that is not there moves nothing', async () => {
    const { positions } = await start(await unreachableUrl()).find(from(500n));
    expect(positions.get(ADDRESS)).toBe(500n);
  });

  it('one that never answers is not awaited for long', async () => {
    await using silent = await startFakeServer(() => undefined);
    const begun = performance.now();
    await start(silent.url).find(from(500n));
    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

describe('its cost', () => {
  it('is four questions an account, and none for ten minutes once all is read', async () => {
    const source = start();
    await source.find(from(0n));
    await source.find(from(50_001n));
    expect(requests).toHaveLength(4);
    now += 10 * 60_000;
    await source.find(from(50_001n));
    expect(requests).toHaveLength(8);
  });

  it('is asked again at once if it named too much for one scan', async () => {
    const source = start();
    await source.find(from(0n));
    // The position stays before blocks that are not final: that alone is no reason for a request.
    await source.find(from(49_989n));
    expect(requests).toHaveLength(4);
    await source.find(from(9_000n));
    expect(requests).toHaveLength(8);
  });

  it('is bounded with many accounts; those furthest behind come first', async () => {
    const addresses = Array.from({ length: 10 }, (_, index) => `0x${String(index).repeat(40)}`);
    const positions = new Map(addresses.map((address, index) => [address, BigInt(100 - index)]));
    const answered = await start().find({ ...from(0n), positions });
    expect(requests).toHaveLength(12);
    expect(requests[0]?.get('address')).toBe(addresses.at(-1));
    expect(answered.isBehind).toBe(true);
  });
});
