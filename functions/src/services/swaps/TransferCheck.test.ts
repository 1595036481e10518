import { describe, expect, it } from 'vitest';
import { startExchangeNode, type ExchangeState } from '../../testing/startExchangeNode.ts';
import { QuorumClient } from '../chain/QuorumClient.ts';
import { TransferCheck } from './TransferCheck.ts';

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const POOL = '0xB4e16d0168e52d35CaCD2c6185b44281Ec28C9Dc';
const WHOLE = 1_000_000n;
const limits = { perUrlMs: 1_000, totalMs: 3_000, stragglersMs: 1_000 };

async function start(...changes: Partial<ExchangeState>[]) {
  const nodes = await Promise.all(
    changes.map(async (change) =>
      startExchangeNode({ number: 1n, time: 1n, reserves: {}, arriving: WHOLE, ...change }),
    ),
  );
  const urls = nodes.map(({ url }) => url);
  const check = new TransferCheck(QuorumClient.of({ chainId: 1, blockSeconds: 12 }, urls, limits), () => 0);
  return { nodes, check };
}

describe("a token's transfers", () => {
  it.each([
    ['all arrives', {}, 'whole'],
    ['a part is kept', { arriving: WHOLE - 1n }, 'takesFee'],
    ['all arrives at an address with a balance', { held: 1n }, 'whole'],
    ['the balance cannot be read', { held: null }, 'unknown'],
    ['no node can simulate', { arriving: undefined }, 'unknown'],
  ])('%s', async (_, change, transfers) => {
    const { check } = await start(change, change);
    expect(await check.ask(TOKEN, POOL)).toBe(transfers);
  });

  it.each([
    ['the other cannot simulate', { arriving: undefined }],
    ['the other contradicts', {}],
  ])('are unknown from one node that reports a fee, if %s', async (_, other) => {
    const { nodes, check } = await start({ arriving: 1n }, other);
    expect(await check.ask(TOKEN, POOL)).toBe('unknown');
    for (const { state } of nodes) state.arriving = WHOLE;
    expect(await check.ask(TOKEN, POOL)).toBe('whole');
  });

  it('are remembered of the pool that was tried, however its letters are written', async () => {
    const { nodes, check } = await start({}, {});
    expect(await check.ask(TOKEN, POOL)).toBe('whole');
    for (const { state } of nodes) state.arriving = 1n;
    expect(await check.ask(TOKEN.toLowerCase(), POOL.toLowerCase())).toBe('whole');
    expect(await check.ask(TOKEN, TOKEN)).toBe('takesFee');
  });
});
