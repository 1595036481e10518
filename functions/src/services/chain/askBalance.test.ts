import { afterEach, describe, expect, it, vi } from 'vitest';
import { startFakeNode, type FakeAnswer, type FakeNode } from '../../testing/startFakeNode.ts';
import { ChainUnavailableError } from './ChainUnavailableError.ts';
import { RpcChain } from './RpcChain.ts';

const ADDRESS = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
/** Where all answer: longer than any takes, on however busy a machine. */
const patient = { perUrlMs: 10_000, totalMs: 14_000, stragglersMs: 8_000, secondMs: 8_000 };

const servers: AsyncDisposable[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) await server[Symbol.asyncDispose]();
});

const says = (wei: bigint): FakeAnswer => ({ result: `0x${wei.toString(16)}` });
const later =
  (wei: bigint, ms: number): FakeAnswer =>
  (response, id) => {
    setTimeout(
      () => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: `0x${wei.toString(16)}` })),
      ms,
    );
  };
const down: FakeAnswer = (response) => response.writeHead(502).end();
const silent: FakeAnswer = () => undefined;

async function over(answers: readonly FakeAnswer[], limits: Partial<typeof patient> = {}) {
  const nodes: FakeNode[] = [];
  for (const answer of answers) nodes.push(await startFakeNode({ eth_getBalance: answer }));
  servers.push(...nodes);
  const urls = nodes.map(({ url }) => url);
  return { nodes, chain: new RpcChain(1, urls, { ...patient, ...limits }) };
}

const balanceOver = async (...answers: FakeAnswer[]) => (await over(answers)).chain.getBalance(ADDRESS);

async function timed<Answer>(answer: Promise<Answer>): Promise<[Answer, number]> {
  const startedAt = performance.now();
  return [await answer, performance.now() - startedAt];
}

// Regression: Send, Max, the balance card and the API went by the word of the first node.
describe('a balance is what two of three nodes say', () => {
  it.each([0, 1, 2])('whatever node %s says', async (liar) => {
    for (const lie of [says(10n ** 24n), says(0n), says(4n)]) {
      const answers = [says(5n), says(5n), says(5n)].with(liar, lie);
      expect(await balanceOver(...answers)).toBe(5n);
    }
  });

  it('and the one that lies need not be the slowest', async () => {
    expect(await balanceOver(says(900n), later(5n, 200), later(5n, 250))).toBe(5n);
  });

  it('and each is asked once', async () => {
    const { nodes, chain } = await over([says(5n), says(7n), says(9n)]);
    await chain.getBalance(ADDRESS);
    for (const { asked } of nodes) expect(asked).toEqual(['eth_chainId', 'eth_getBalance']);
  });
});

describe('a balance that nodes do not agree on', () => {
  it('is the lower one, which can be sent by either', async () => {
    expect(await balanceOver(says(7n), says(5n))).toBe(5n);
    expect(await balanceOver(says(5n), says(7n))).toBe(5n);
    expect(await balanceOver(says(9n), says(5n), says(7n))).toBe(5n);
    expect(await balanceOver(says(9n), says(7n), down)).toBe(7n);
  });

  it('is the higher one where an account is looked for', async () => {
    const { chain } = await over([says(0n), says(7n)]);
    expect(await chain.getBalance(ADDRESS, 'highest')).toBe(7n);
  });
});

describe('a node that does not answer', () => {
  it('is left out, and never taken for nothing', async () => {
    expect(await balanceOver(down, says(5n))).toBe(5n);
    expect(await balanceOver({ result: '0x' }, down, says(5n))).toBe(5n);
    expect(await balanceOver({ error: { code: -32005, message: 'limit exceeded' } }, says(5n))).toBe(5n);
    await expect(balanceOver(down, down)).rejects.toThrow(ChainUnavailableError);
  });

  it('costs nothing where most of the nodes agree', async () => {
    const { chain } = await over([silent, says(5n), says(5n)]);
    const [balance, ms] = await timed(chain.getBalance(ADDRESS));
    expect(balance).toBe(5n);
    expect(ms).toBeLessThan(patient.secondMs / 2);
  });

  it('costs its time once where there are two', async () => {
    const { chain } = await over([silent, says(5n)], { secondMs: 300 });
    const [balance, first] = await timed(chain.getBalance(ADDRESS));
    expect(balance).toBe(5n);
    expect(first).toBeGreaterThan(290);
    const [again, second] = await timed(chain.getBalance(ADDRESS));
    expect(again).toBe(5n);
    expect(second).toBeLessThan(250);
  });

  it('is waited for a little where it has failed lately and the others do not agree', async () => {
    let isDown = true;
    const flaky: FakeAnswer = (response, id) => {
      if (isDown) response.writeHead(502).end();
      else setTimeout(() => response.end(JSON.stringify({ jsonrpc: '2.0', id, result: '0x7' })), 50);
    };
    const { chain } = await over([flaky, says(9n), says(7n)]);
    expect(await chain.getBalance(ADDRESS)).toBe(7n);
    isDown = false;
    expect(await chain.getBalance(ADDRESS, 'highest')).toBe(7n);
  });

  it('nor another one, makes it longer than that', async () => {
    const { chain } = await over([silent, silent, says(5n)], { secondMs: 300, stragglersMs: 100 });
    expect(await chain.getBalance(ADDRESS)).toBe(5n);
    const [again, ms] = await timed(chain.getBalance(ADDRESS));
    expect(again).toBe(5n);
    expect(ms).toBeLessThan(290);
  });
});
