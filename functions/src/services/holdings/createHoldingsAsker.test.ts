import { beforeEach, expect, it, vi } from 'vitest';
import { createHoldingsAsker } from './createHoldingsAsker.ts';

const read = vi.fn<(question: unknown, received: readonly string[]) => Promise<object>>();
const readReceivedTokens = vi.fn<() => Promise<ReadonlyMap<string, readonly string[]>>>();

vi.mock('./holdingsOf.ts', () => ({ holdingsOf: () => ({ read }) }));
vi.mock('../../data/readReceivedTokens.ts', () => ({ readReceivedTokens: () => readReceivedTokens() }));
vi.mock('../../errors/logFailure.ts');

const token = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const question = (network: 'mainnet' | 'polygon-mainnet', discovers: boolean) => ({
  network,
  addresses: [token],
  tokens: [],
  discovers,
  discoversFrom: 0,
});

beforeEach(() => {
  read.mockReset().mockResolvedValue({});
  readReceivedTokens.mockReset().mockResolvedValue(new Map([['polygon', [token]]]));
});

it('reads the received tokens once for all scanned networks', async () => {
  const ask = createHoldingsAsker('user');
  await Promise.all([ask(question('mainnet', true)), ask(question('polygon-mainnet', true))]);
  expect(read.mock.calls.map(([, received]) => received)).toEqual([[], [token]]);
  expect(readReceivedTokens).toHaveBeenCalledTimes(1);
});

it('reads nothing without a token scan', async () => {
  await createHoldingsAsker('user')(question('polygon-mainnet', false));
  expect(read.mock.calls).toEqual([[question('polygon-mainnet', false), [], undefined]]);
  expect(readReceivedTokens).not.toHaveBeenCalled();
});

it('reads holdings even if the database fails', async () => {
  readReceivedTokens.mockRejectedValue(new Error('down'));
  await createHoldingsAsker('user')(question('polygon-mainnet', true));
  expect(read.mock.calls).toEqual([[question('polygon-mainnet', true), [], undefined]]);
});
