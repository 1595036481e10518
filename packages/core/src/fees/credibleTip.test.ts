import { expect, test } from 'vitest';
import { networkById } from '../networks/findNetwork.ts';
import { networks } from '../networks/networks.ts';
import { credibleTip } from './credibleTip.ts';

const GWEI = 1_000_000_000n;

test.each([
  [0n, 100n],
  [10n, 100n],
  [11n, 110n],
  [300n, 3_000n],
])('at a base fee of %s gwei a priority fee of %s is credible, and no more', (baseFee, highest) => {
  expect(credibleTip(baseFee * GWEI, networkById('ethereum'))).toBe(highest * GWEI);
});

// Regression: 100 gwei were accepted on every network, also where no priority fee was ever above a few.
test.each([
  ['bsc', 20n],
  ['arbitrum', 10n],
  ['optimism', 10n],
  ['base', 10n],
] as const)('on %s without a base fee a tip of %s gwei is believed, and no more', (id, highest) => {
  expect(credibleTip(0n, networkById(id))).toBe(highest * GWEI);
});

test.each(networks)('$name has its own limit in whole gwei, at least the usual priority fee', (network) => {
  expect(Number.isSafeInteger(network.highestTipGwei)).toBe(true);
  expect(credibleTip(0n, network)).toBeGreaterThanOrEqual(10n * GWEI);
});
