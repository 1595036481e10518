import { logger } from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHead } from '../../testing/fakeHead.ts';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import type { FakeAnswer } from '../../testing/startFakeNode.ts';
import { unreachableUrl } from '../../testing/unreachableUrl.ts';
import { instanceCounts } from './instanceCounts.ts';
import { NodeCounts } from './NodeCounts.ts';
import { RpcClient } from './RpcClient.ts';

vi.mock('firebase-functions/logger', () => ({ logger: { error: vi.fn(), warn: vi.fn(), info: vi.fn() } }));

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const limits = { perUrlMs: 1_500, totalMs: 3_000, stragglersMs: 1_500, secondNodeMs: 1_500 };
const fakes = setUpFakeNodes();

beforeEach(() => instanceCounts.write());
afterEach(() => vi.clearAllMocks());

interface Line {
  readonly down: readonly string[];
  readonly silent: readonly string[];
  readonly rateLimited: readonly string[];
  readonly disagreeing: readonly string[];
  readonly behind: readonly string[];
  readonly networks: Record<string, Record<string, Record<string, number>>>;
}

/** Reads an account's balance from such nodes and returns the log line and their hosts in the same order. */
async function lineAfter(...answers: (FakeAnswer | string)[]): Promise<{ line: Line; hosts: string[] }> {
  vi.clearAllMocks();
  const urls = await Promise.all(
    answers.map(async (answer) =>
      typeof answer === 'string'
        ? answer
        : (await fakes.node({ eth_getBalance: answer, eth_getBlockByNumber: fakeHead() })).url,
    ),
  );
  await new RpcClient(1, urls, limits).getBalance(ADDRESS).catch(() => undefined);
  instanceCounts.write();
  const [[, line] = []] = [...vi.mocked(logger.warn).mock.calls, ...vi.mocked(logger.info).mock.calls];
  return { line: line as Line, hosts: urls.map((url) => new URL(url).host) };
}

const five: FakeAnswer = { result: '0x5' };
const limited: FakeAnswer = (response) => response.writeHead(429).end();
const limitedInWords: FakeAnswer = { error: { code: -32_005, message: 'limit exceeded' } };
const never: FakeAnswer = () => undefined;

test('an outage of all nodes of a network is a warning that names it', async () => {
  const { line, hosts } = await lineAfter(await unreachableUrl(), await unreachableUrl());
  expect(logger.warn).toHaveBeenCalledOnce();
  expect(line.down).toEqual(['mainnet']);
  expect(line.silent).toEqual(hosts.map((host) => `mainnet ${host}`));
  expect(line.networks['mainnet']?.[hosts[0] ?? '']).toMatchObject({ asked: 1, answered: 0, failed: 1 });
});

test('counts the events of each node', async () => {
  const { line, hosts } = await lineAfter(
    five,
    limited,
    limitedInWords,
    never,
    { result: '0x6' },
    five,
    five,
    five,
  );
  const of = (place: number) => line.networks['mainnet']?.[hosts[place] ?? ''];
  expect(line.down).toEqual([]);
  expect(of(0)).toMatchObject({ asked: 1, answered: 1, rateLimited: 0, late: 0, failed: 0, disagreeing: 0 });
  expect(of(1)).toMatchObject({ rateLimited: 1, answered: 0 });
  expect(of(2)).toMatchObject({ rateLimited: 1, answered: 0 });
  expect(of(4)).toMatchObject({ disagreeing: 1 });
  expect(line.rateLimited).toEqual([1, 2].map((place) => `mainnet ${hosts[place] ?? ''}`));
  expect(line.disagreeing).toEqual([`mainnet ${hosts[4] ?? ''}`]);
});

test('a node that does not answer in time is late', async () => {
  const { line, hosts } = await lineAfter(never);
  expect(line.networks['mainnet']?.[hosts[0] ?? '']).toMatchObject({ late: 1, answered: 0 });
});

test('writes a line once a minute, with hosts alone, and no warning if all is well', () => {
  vi.useFakeTimers();
  try {
    const write = vi.fn();
    const counts = new NodeCounts({ now: () => 1_000_000, write });
    counts.count(1, 'https://user:password@node.example/v3/key?token=1', 'asked');
    counts.count(1, 'https://user:password@node.example/v3/key?token=1', 'answered');
    counts.countHead(1, 'https://user:password@node.example/v3/key?token=1', 988n);
    vi.advanceTimersByTime(59_000);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(write).toHaveBeenCalledOnce();
    const [severity, , line] = write.mock.calls[0] as [string, string, Line];
    expect(severity).toBe('info');
    expect(line.networks).toEqual({
      mainnet: {
        'node.example': {
          ...{ asked: 1, answered: 1, rateLimited: 0, late: 0, failed: 0, disagreeing: 0 },
          headLagSeconds: 12,
        },
      },
    });
    vi.advanceTimersByTime(600_000);
    expect(write).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a node whose newest block is older than five minutes is behind', () => {
  const write = vi.fn();
  const counts = new NodeCounts({ now: () => 1_000_000_000, write });
  counts.count(137, 'https://node.example', 'answered');
  counts.countHead(137, 'https://node.example', 999_000n);
  counts.write();
  expect(write.mock.calls[0]?.[2]).toMatchObject({ behind: ['polygon-mainnet node.example'] });
});
