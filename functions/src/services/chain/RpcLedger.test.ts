import { afterEach, describe, expect, it } from 'vitest';
import { startFakeNode, type FakeAnswer, type FakeNode } from '../../testing/startFakeNode.ts';
import { RpcError } from './RpcError.ts';
import { RpcLedger } from './RpcLedger.ts';

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

async function start(...answers: Record<string, FakeAnswer>[]): Promise<RpcLedger> {
  for (const answer of answers) nodes.push(await startFakeNode(answer));
  const urls = nodes.map(({ url }) => url);
  return new RpcLedger(1, urls, { perUrlMs: 5_000, totalMs: 8_000, stragglersMs: 400 });
}

describe('logs', () => {
  it('that one node names and another one does not are marked', async () => {
    const ledger = await start({ eth_getLogs: named(1, 2, 2) }, { eth_getLogs: named(1) });
    const places = await ledger.findLogs(range, []);
    const alone = places.filter(({ isAlone }) => isAlone).map(({ txHash }) => txHash);
    expect(new Set(places.map(({ txHash }) => txHash))).toEqual(new Set([hash(1), hash(2)]));
    expect(new Set(alone)).toEqual(new Set([hash(2)]));
  });

  it('are not marked where one node alone answers', async () => {
    const refusal = { error: { code: -32005, message: 'range too long' } };
    const ledger = await start({ eth_getLogs: named(1) }, { eth_getLogs: refusal });
    expect(await ledger.findLogs(range, [])).toEqual([{ txHash: hash(1), blockNumber: 5n }]);
  });

  it('that every node refuses are a refusal, and no silence', async () => {
    const ledger = await start({ eth_getLogs: { error: { code: -32005, message: 'range too long' } } });
    await expect(ledger.findLogs(range, [])).rejects.toBeInstanceOf(RpcError);
  });
});

it('waits no longer for a node that hangs once two say the same of a transaction', async () => {
  const absent = { eth_getTransactionReceipt: { result: null }, eth_blockNumber: { result: '0x7' } };
  const ledger = await start(absent, { eth_getTransactionReceipt: never }, absent);
  const begunAt = performance.now();
  expect(await ledger.getWitnesses(hash(1))).toEqual([
    { kind: 'absent', head: 7n },
    undefined,
    { kind: 'absent', head: 7n },
  ]);
  expect(performance.now() - begunAt).toBeLessThan(4_000);
});
