import { afterEach, describe, expect, it } from 'vitest';
import { startFakeNode, type FakeAnswer, type FakeNode } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { NodesDisagreeError } from './NodesDisagreeError.ts';
import { RpcError } from './RpcError.ts';
import { RpcClient } from './RpcClient.ts';

const hash = (number: number) => `0x${number.toString(16).padStart(64, '0')}`;
const range = { from: 0n, to: 9n };
const named = (...numbers: number[]): FakeAnswer => ({
  result: numbers.map((number) => ({ transactionHash: hash(number), blockNumber: '0x5' })),
});
const never: FakeAnswer = () => undefined;

const nodes: FakeNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
});

async function start(...answers: Record<string, FakeAnswer>[]): Promise<RpcClient> {
  return startWithin(300, ...answers);
}

async function startWithin(
  secondBlockNodeMs: number,
  ...answers: Record<string, FakeAnswer>[]
): Promise<RpcClient> {
  for (const answer of answers) nodes.push(await startFakeNode(answer));
  const urls = nodes.map(({ url }) => url);
  return new RpcClient(1, urls, {
    perUrlMs: 5_000,
    totalMs: 8_000,
    stragglersMs: 400,
    secondBlockNodeMs,
  });
}

describe('logs', () => {
  it('that one node names and another one does not are marked', async () => {
    const ledger = await start({ eth_getLogs: named(1, 2, 2) }, { eth_getLogs: named(1) });
    const { logs: places, isOfOne } = await ledger.findLogs(range, []);
    expect(isOfOne).toBe(false);
    const alone = places.filter(({ aloneBy }) => aloneBy === 0).map(({ txHash }) => txHash);
    expect(new Set(places.map(({ txHash }) => txHash))).toEqual(new Set([hash(1), hash(2)]));
    expect(new Set(alone)).toEqual(new Set([hash(2)]));
  });

  it('are not marked if only one node answers', async () => {
    const ledger = await start({ eth_getLogs: named(1) }, { eth_getLogs: never });
    expect(await ledger.findLogs(range, [])).toEqual({
      logs: [{ txHash: hash(1), blockNumber: 5n }],
      isOfOne: true,
    });
    for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
    const only = await start({ eth_getLogs: named(1) });
    expect((await only.findLogs(range, [])).isOfOne).toBe(false);
  });

  it('from one node show whether the other one refused and may take a shorter range', async () => {
    const refusal = { error: { code: -32005, message: 'range too long' } };
    const ledger = await start({ eth_getLogs: named(1) }, { eth_getLogs: refusal });
    expect(await ledger.findLogs(range, [])).toEqual({
      logs: [{ txHash: hash(1), blockNumber: 5n }],
      isOfOne: true,
      isRefused: true,
    });
  });

  it('that take too long leave the node awaited for a balance, which the other one alone does not decide', async () => {
    const slow: FakeAnswer = (response, id) => {
      setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x5' })), 100);
    };
    const head = {
      number: '0x9',
      hash: hash(9),
      timestamp: `0x${Math.floor(Date.now() / 1_000).toString(16)}`,
    };
    const wrong = { eth_getBalance: { result: '0x9' }, eth_getBlockByNumber: { result: head } };
    nodes.push(await startFakeNode({ eth_getLogs: named(1), ...wrong }));
    nodes.push(await startFakeNode({ eth_getLogs: never, eth_getBalance: slow }));
    const urls = nodes.map(({ url }) => url);
    const client = new RpcClient(1, urls, { perUrlMs: 400, totalMs: 800, stragglersMs: 1_000 });
    expect((await client.findLogs(range, [])).isOfOne).toBe(true);
    await expect(client.getBalance(`0x${'a'.repeat(40)}`)).rejects.toBeInstanceOf(NodesDisagreeError);
  });

  it('that every node refuses are a refusal, and no silence', async () => {
    const ledger = await start({ eth_getLogs: { error: { code: -32005, message: 'range too long' } } });
    await expect(ledger.findLogs(range, [])).rejects.toBeInstanceOf(RpcError);
  });
});

it('stops waiting for a node that hangs once two agree about a transaction', async () => {
  const absent = { eth_getTransactionReceipt: { result: null }, eth_blockNumber: { result: '0x7' } };
  const ledger = await start(absent, { eth_getTransactionReceipt: never }, absent);
  const begunAt = performance.now();
  expect(await ledger.getTransactionResponses(hash(1))).toEqual([
    { kind: 'absent', head: 7n },
    undefined,
    { kind: 'absent', head: 7n },
  ]);
  expect(performance.now() - begunAt).toBeLessThan(4_000);
});

describe('the payments of a block', () => {
  const FROM = `0x${'a'.repeat(40)}`;
  const TO = `0x${'b'.repeat(40)}`;
  const block = (number: string, paid: readonly number[]): Record<string, FakeAnswer> => ({
    eth_getBlockByNumber: {
      result: {
        number,
        hash: hash(500),
        parentHash: hash(499),
        transactions: paid.map((each) => ({ hash: hash(each), from: FROM, to: TO, value: '0x1' })),
      },
    },
  });
  const paying = (...numbers: number[]) => block('0x5', numbers);
  const payment = (number: number) => ({ txHash: hash(number), from: FROM, to: TO });
  const refusing = { eth_getBlockByNumber: { error: { code: -32000, message: 'no' } } };

  it('omitted by one node come from the other one, marked as its alone', async () => {
    const ledger = await start(paying(1), paying(1, 2));
    const { payments } = await ledger.getBlockPayments(5n);
    expect(payments).toEqual([payment(1), { ...payment(2), aloneBy: 1 }]);
  });

  it('are requested from two nodes of three, and from the third if one refuses', async () => {
    const ledger = await start(paying(1), paying(1), paying(1));
    expect((await ledger.getBlockPayments(5n)).payments).toEqual([payment(1)]);
    expect(nodes[2]?.asked).toEqual([]);
    for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
    const other = await start(paying(1), refusing, paying(1, 2));
    expect((await other.getBlockPayments(5n)).payments).toEqual([payment(1), { ...payment(2), aloneBy: 2 }]);
  });

  it('are one node’s if the other one is silent, which is awaited once', async () => {
    const ledger = await startWithin(2_500, { eth_getBlockByNumber: never }, paying(1));
    expect(await ledger.getBlockPayments(5n)).toMatchObject({ payments: [payment(1)], isOfOne: true });
    const begunAt = performance.now();
    for (let times = 0; times < 5; times += 1) await ledger.getBlockPayments(5n);
    expect(performance.now() - begunAt).toBeLessThan(2_400);
  });

  it('of another block are refused, and the next node is asked', async () => {
    const ledger = await start(paying(1), paying(1), paying(1));
    await expect(ledger.getBlockPayments(6n)).rejects.toBeInstanceOf(ChainUnavailableError);
    for (const node of nodes.splice(0)) await node[Symbol.asyncDispose]();
    const other = await start(block('0x4', [9]), paying(1), paying(1, 2));
    expect((await other.getBlockPayments(5n)).payments).toEqual([payment(1), { ...payment(2), aloneBy: 2 }]);
  });

  it('are unknown if no node answers', async () => {
    const ledger = await start(refusing, refusing);
    await expect(ledger.getBlockPayments(5n)).rejects.toBeInstanceOf(ChainUnavailableError);
  });
});

describe('the state of an account', () => {
  const having = (balance: string): Record<string, FakeAnswer> => ({
    eth_getBalance: { result: balance },
    eth_getTransactionCount: { result: '0x1' },
  });

  it.each([
    ['two agree', ['0x5', '0x5', '0x9'], { balance: 5n, nonce: 1n }, 0],
    ['the third one decides', ['0x9', '0x5', '0x5'], { balance: 5n, nonce: 1n }, 1],
    ['all differ', ['0x9', '0x5', '0x7'], { isDisputed: true }, 1],
    ['one of two differs', ['0x9', '0x5'], { isDisputed: true }, 0],
    ['one alone is configured', ['0x9'], { balance: 9n, nonce: 1n }, 0],
  ] as const)('if %s', async (_, balances, expected, asked) => {
    const ledger = await start(...balances.map(having));
    const state = await ledger.getStateAt(`0x${'b'.repeat(40)}`, 5n);
    expect(state).toMatchObject(expected);
    expect('isDisputed' in state).toBe('isDisputed' in expected);
    expect(nodes[2]?.asked.filter((method) => method === 'eth_getBalance').length ?? 0).toBe(asked);
  });
});
