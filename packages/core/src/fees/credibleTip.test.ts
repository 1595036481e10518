import { expect, test } from 'vitest';
import { credibleTip } from './credibleTip.ts';

const GWEI = 1_000_000_000n;

test.each([
  [0n, 100n],
  [10n, 100n],
  [11n, 110n],
  [300n, 3_000n],
])('at a base fee of %s gwei a tip of %s is believed, and no more', (baseFee, most) => {
  expect(credibleTip(baseFee * GWEI)).toBe(most * GWEI);
});
