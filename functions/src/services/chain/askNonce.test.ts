import { describe, expect, it } from 'vitest';
import { setUpFakeNodes } from '../../testing/setUpFakeNodes.ts';
import { RpcClient } from './RpcClient.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const HEAD = { number: '0x64', hash: `0x${'ab'.repeat(32)}` };

const { node, nodes } = setUpFakeNodes();

type Counts = readonly [mined: number, pending: number];

async function nonceOf(counts: readonly Counts[], taken: readonly number[] = []) {
  const started = await Promise.all(
    counts.map(async ([mined, pending]) =>
      node({
        eth_getTransactionCount: (response, id, [, block]) => {
          const result = `0x${(block === 'pending' ? pending : mined).toString(16)}`;
          response.end(JSON.stringify({ jsonrpc: '2.0', id, result }));
        },
        eth_getBlockByNumber: {
          result: { ...HEAD, timestamp: `0x${Math.floor(Date.now() / 1_000).toString(16)}` },
        },
      }),
    ),
  );
  const urls = started.map(({ url }) => url);
  const chain = new RpcClient(1, urls, { perUrlMs: 10_000, totalMs: 14_000, secondNodeMs: 5_000 });
  return chain.getPendingNonce(ADDRESS, (nonces) =>
    Promise.resolve({ taken: new Set(nonces.filter((nonce) => taken.includes(nonce))), next: 0 }),
  );
}

const honest: Counts = [5, 5];

describe('one node that lies about the nonce', () => {
  // Regression: the lowest count was the starting point, so one of three or five that named a nonce of long ago decided it.
  it.each<[string, Counts]>([
    ['too low', [2, 2]],
    ['too low among what waits', [5, 2]],
    ['too high', [10_005, 10_005]],
    ['too high among what waits', [5, 10_005]],
  ])('of three or five decides nothing: %s', async (_, liar) => {
    for (const count of [2, 4]) {
      const others = Array.from({ length: count }, () => honest);
      expect(await nonceOf([liar, ...others])).toEqual({ value: 5, isAgreed: true });
      expect(await nonceOf([...others, liar])).toEqual({ value: 5, isAgreed: true });
    }
  });

  it.each<[string, Counts]>([
    ['too high', [10_005, 10_005]],
    ['too high among what waits', [5, 10_005]],
  ])('of two raises nothing, and stays unconfirmed: %s', async (_, liar) => {
    expect(await nonceOf([liar, honest])).toEqual({ value: 5, isAgreed: false });
    expect(await nonceOf([honest, liar])).toEqual({ value: 5, isAgreed: false });
  });

  it('of two that is too low is not confirmed, and cannot hide transactions that both have in blocks', async () => {
    expect(await nonceOf([[2, 2], honest])).toEqual({ value: 2, isAgreed: false });
    expect(await nonceOf([[5, 2], honest])).toEqual({ value: 5, isAgreed: false });
  });
});

it('is confirmed by records that fill the waiting nonces of one node alone', async () => {
  expect(await nonceOf([honest, [5, 7]], [5, 6])).toEqual({ value: 7, isAgreed: true });
  expect(await nonceOf([honest, honest, [5, 6]], [5])).toEqual({ value: 6, isAgreed: true });
});

it('asks nodes for their latest block only where their counts differ', async () => {
  const chainOf = async (...counts: readonly number[]) => {
    const started = await nodes(
      counts.map((count) => ({
        eth_getTransactionCount: { result: `0x${count.toString(16)}` },
        eth_getBlockByNumber: { result: { ...HEAD, timestamp: '0x1' } },
      })),
    );
    const urls = started.map(({ url }) => url);
    const chain = new RpcClient(1, urls, { perUrlMs: 10_000, totalMs: 14_000, secondNodeMs: 5_000 });
    expect(await chain.getPendingNonce(ADDRESS)).toMatchObject({ value: Math.max(...counts) });
    return started.flatMap(({ asked }) => asked.filter((method) => method === 'eth_getBlockByNumber'));
  };
  expect(await chainOf(5, 5)).toHaveLength(0);
  expect(await chainOf(5, 6)).toHaveLength(2);
});

it('is agreed if only one node is configured', async () => {
  expect(await nonceOf([honest])).toEqual({ value: 5, isAgreed: true });
});
