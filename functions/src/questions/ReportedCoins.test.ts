import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReportedCoins } from './ReportedCoins.ts';

const held = [{ network: 'mainnet', discovers: false }] as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('has the balance that the holdings of its network report', async () => {
  const coins = new ReportedCoins(held);
  const balance = coins.balanceOf('mainnet', '0x1');
  coins.report('mainnet', (address) => (address === '0x1' ? 5n : undefined));
  expect(await balance).toBe(5n);
  expect(await coins.balanceOf('mainnet', '0x2')).toBeUndefined();
});

it('has none where the holdings fail', async () => {
  const coins = new ReportedCoins(held);
  coins.report('mainnet');
  expect(await coins.balanceOf('mainnet', '0x1')).toBeUndefined();
});

it('has none of holdings that take too long', async () => {
  const coins = new ReportedCoins(held);
  const asked = Date.now();
  const balance = coins.balanceOf('mainnet', '0x1').then((value) => [value, Date.now() - asked]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await balance).toEqual([undefined, 500]);
});

it.each([
  ['another network', 'base', held],
  ['a scan for tokens, which takes longer', 'mainnet', [{ network: 'mainnet', discovers: true }]],
  ['a call without holdings', 'mainnet', undefined],
] as const)('waits for no report of %s', async (_, network, holdings) => {
  const coins = new ReportedCoins(holdings);
  coins.report(network, () => 5n);
  expect(await coins.balanceOf(network, '0x1')).toBeUndefined();
});
