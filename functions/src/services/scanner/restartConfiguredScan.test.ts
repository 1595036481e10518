import { networkById } from '@everything-wallet/core/networks/findNetwork';
import { expect, test, vi } from 'vitest';
import { restartConfiguredScan } from './restartConfiguredScan.ts';
import type { restartScan } from './restartScan.ts';

const SCANNED = [networkById('ethereum'), networkById('sepolia')];
const restart = (unreverted?: { first: number; last: number }) =>
  vi.fn<typeof restartScan>(() => Promise.resolve({ reverted: 3, unreverted }));

vi.mock('../chain/nodeUrlsOf.ts', () => ({ nodeUrlsOf: () => ['http://127.0.0.1:1'] }));

test('restarts the scan of a network from a block', async () => {
  const restarted = restart();
  expect(await restartConfiguredScan(SCANNED, ['sepolia', '120'], restarted)).toBe(
    'sepolia is scanned again from block 120; 3 blocks were reverted.',
  );
  expect(restarted.mock.calls[0]?.slice(1)).toEqual([{ chainId: networkById('sepolia').chainId }, 120]);
});

test('names the blocks that it could not revert', async () => {
  expect(await restartConfiguredScan(SCANNED, ['mainnet', '7'], restart({ first: 7, last: 9 }))).toBe(
    'mainnet is scanned again from block 7; 3 blocks were reverted. Blocks 7 to 9 are scanned again without having been reverted.',
  );
});

test.each([
  ['no arguments', []],
  ['no block', ['sepolia']],
  ['a network that is not scanned', ['polygon-mainnet', '7']],
  ['a hexadecimal block', ['sepolia', '0x10']],
  ['a negative block', ['sepolia', '-1']],
  ['another argument', ['sepolia', '7', '8']],
])('refuses %s', async (_, given) => {
  const restarted = restart();
  await expect(restartConfiguredScan(SCANNED, given, restarted)).rejects.toThrow(
    'Usage: restart <network> <block>, with one of the networks of SCANNER: mainnet, sepolia',
  );
  expect(restarted).not.toHaveBeenCalled();
});
