import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startFakeServer, type FakeServer } from '../../testing/startFakeServer.ts';
import { EndpointError } from '../chain/EndpointError.ts';
import { RpcError } from '../chain/RpcError.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import type { Ask, BatchQuery } from '../chain/RpcNodes.ts';
import { TRANSFER } from '../abi/transferTopics.ts';
import { PoolLogs } from './PoolLogs.ts';

const VAULT = '0x83f20f44975d03b1b09e64809b757c47f942beea';
const HEAD = 1_000_000;
const LIMITS = { perUrlMs: 60_000, totalMs: 60_000, stragglersMs: 60_000 };

interface Filter {
  readonly fromBlock: string;
  readonly toBlock: string;
  readonly topics: readonly unknown[];
}

interface Question {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [Filter];
}

const ownerOf = (number: number) => `0x${number.toString(16).padStart(40, '0')}`;
const word = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;
const log = (place: number) => ({
  address: VAULT,
  blockNumber: '0x1',
  logIndex: `0x${place.toString(16)}`,
  transactionHash: word(place),
  topics: [TRANSFER, word(7), word(1)],
  data: word(9),
});

let server: FakeServer;
/** Number of transfers to each owner, in block 1. */
let transferCount: number;
/** Requested range of each scan, as 'from to'. */
let ranges: string[];
/** Releases for pending responses; undefined to respond at once. */
let held: (() => void)[] | undefined;
let open = 0;
let maxOpen = 0;

beforeEach(async () => {
  [transferCount, ranges, held, open, maxOpen] = [0, [], undefined, 0, 0];
  server = await startFakeServer((body, response) => {
    const asked = [JSON.parse(body) as Question | Question[]].flat();
    const isLogs = asked[0]?.method === 'eth_getLogs';
    const answers = asked.map(({ id, method, params: [filter] }, place) => {
      if (method === 'eth_chainId') return { jsonrpc: '2.0', id, result: '0x1' };
      if (place === 0) ranges.push(`${Number(filter.fromBlock)} ${Number(filter.toBlock)}`);
      const isComing = place === 0 && Number(filter.fromBlock) <= 1;
      const result = isComing ? Array.from({ length: transferCount }, (_, index) => log(index)) : [];
      return { jsonrpc: '2.0', id, result };
    });
    const answer = () => {
      if (isLogs) open -= 1;
      response.end(JSON.stringify(body.startsWith('[') ? answers : answers[0]));
    };
    if (isLogs) open += 1;
    maxOpen = Math.max(maxOpen, open);
    if (isLogs && held) held.push(answer);
    else answer();
  });
});
afterEach(async () => server[Symbol.asyncDispose]());

const newLogs = () =>
  new PoolLogs(QuorumClient.of({ chainId: 1, blockSeconds: 12 }, [server.url], LIMITS), 10, () => 0);
const scan = async (logs: PoolLogs, owner: number) =>
  logs.scan([VAULT], [ownerOf(owner)], HEAD, performance.now() + 60_000);

describe('Logs of vaults', () => {
  it('are read once of the same accounts', async () => {
    transferCount = 3;
    const logs = newLogs();

    expect(await scan(logs, 1)).toHaveLength(3);
    expect(await scan(logs, 1)).toHaveLength(3);
    expect(ranges).toEqual([`0 ${HEAD}`, `${HEAD - 9} ${HEAD}`]);
  });

  // Regression: 5,000 were remembered of each of 300 sets of accounts, which is more than an instance's memory.
  it('of all accounts together are remembered up to a number, the last ones', async () => {
    transferCount = 1_000;
    const logs = newLogs();
    for (let owner = 1; owner <= 21; owner += 1) await scan(logs, owner);
    ranges = [];
    await scan(logs, 21);
    await scan(logs, 2);
    await scan(logs, 1);

    expect(ranges).toEqual([`${HEAD - 9} ${HEAD}`, `${HEAD - 9} ${HEAD}`, `0 ${HEAD}`]);
  }, 60_000);

  // Regression: up to 8 MB were read and checked, for any requested address.
  it('are requested for fewer blocks if there are megabytes of them', async () => {
    transferCount = 5_000;

    expect(await scan(newLogs(), 1)).toBeUndefined();
    expect(new Set(ranges)).toEqual(new Set([`0 ${HEAD}`, '0 999999', '0 99999', '0 9999']));
  }, 60_000);

  /** Two nodes, of which the second one fails so, or is well; and the clock, in ms. */
  function withSecond(clock: { now: number; fault?: Error | undefined; isResting?: boolean }) {
    const asked: number[] = [];
    const ask: Ask = () => expect.unreachable();
    const askEach = async <Result>(
      question: (ask: Ask, batchQuery: BatchQuery, node: number) => Promise<Result>,
    ) =>
      Promise.all(
        [0, 1].map(async (node) => {
          const batchQuery: BatchQuery = async (questions) => {
            if (node === 0) asked.push(Number((questions[0]?.params[0] as Filter).toBlock));
            if (node === 1 && clock.fault) return Promise.reject(clock.fault);
            return Promise.resolve(questions.map(() => ({ result: [] })));
          };
          return question(ask, batchQuery, node).catch(() => undefined);
        }),
      );
    const nodes = {
      count: 2,
      askEach,
      isResting: () => clock.isResting === true,
      countDisagreeing: () => undefined,
    };
    const logs = new PoolLogs(new QuorumClient(nodes, 12), 10, () => clock.now);
    const far = 23_900_000;
    const scanAt = async (owner: number) =>
      logs.scan([VAULT], [ownerOf(owner)], far, performance.now() + 60_000);
    return { lookAt: scanAt, asked, far };
  }
  const late = new EndpointError('unknown', 'no answer', { cause: new DOMException('', 'TimeoutError') });

  // Regression: one silent moment of one node hid everyone's earnings for half an hour.
  it.each([
    ['is silent', { fault: new EndpointError('unknown', 'no answer') }],
    ['has been silent lately, and is late', { fault: late, isResting: true }],
  ])('are known as soon as a node answers that %s', async (_, fault) => {
    const clock: Parameters<typeof withSecond>[0] = { now: 0, ...fault };
    const { lookAt, asked, far } = withSecond(clock);
    expect(await lookAt(1)).toBeUndefined();
    expect(asked).toEqual([far]);
    clock.fault = undefined;
    expect(await lookAt(1)).toEqual([]);
  });

  it('are requested for fewer blocks after a timeout, and for no fewer than can be read at all', async () => {
    const clock: Parameters<typeof withSecond>[0] = { now: 0, fault: late };
    const { lookAt, asked, far } = withSecond(clock);
    expect(await lookAt(1)).toBeUndefined();
    expect(await lookAt(1)).toBeUndefined();
    expect(asked).toEqual([far, 999_999, 999_999]);
    clock.fault = undefined;
    await lookAt(1);
    await lookAt(1);
    expect(await lookAt(1)).toEqual([]);
    // Only these accounts are affected.
    expect(await lookAt(2)).toEqual([]);
    expect(asked.slice(-1)).toEqual([far]);
  });

  it('pause for these accounts alone if nodes refuse theirs, and continue for others', async () => {
    const fault = new RpcError(-32005, 'query returned more than 10000 results');
    const clock: Parameters<typeof withSecond>[0] = { now: 0, fault };
    const { lookAt, asked, far } = withSecond(clock);
    expect(await lookAt(1)).toBeUndefined();
    expect(asked).toEqual([far, 999_999]);
    clock.fault = undefined;
    clock.now = 29 * 60_000;
    expect(await lookAt(1)).toBeUndefined();
    expect(await lookAt(2)).toEqual([]);
    clock.now = 31 * 60_000;
    expect(await lookAt(1)).toEqual([]);
  });

  it('are requested for a few accounts at the same time, and for the others after them', async () => {
    const answers: (() => void)[] = [];
    held = answers;
    const logs = newLogs();
    const scans = Array.from({ length: 6 }, async (_, owner) => scan(logs, owner + 1));
    for (let answered = 0; answered < 6; answered += 1) {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(answered), { timeout: 50_000 });
      answers[answered]?.();
    }

    expect(await Promise.all(scans)).toEqual([[], [], [], [], [], []]);
    expect(maxOpen).toBeLessThanOrEqual(4);
  }, 60_000);

  it('are unknown for an account that would have to wait too long', async () => {
    const answers: (() => void)[] = [];
    held = answers;
    const logs = newLogs();
    const scans = [1, 2, 3, 4].map(async (owner) => scan(logs, owner));
    await vi.waitFor(() => expect(answers).toHaveLength(4), { timeout: 50_000 });

    expect(await logs.scan([VAULT], [ownerOf(5)], HEAD, performance.now() + 50)).toBeUndefined();
    for (const answer of answers) answer();
    expect(await Promise.all(scans)).toEqual([[], [], [], []]);
    held = undefined;
    expect(await scan(logs, 5)).toEqual([]);
  }, 60_000);
});
