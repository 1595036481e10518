import { expect, test } from 'vitest';
import { worthLossBps } from './worthLossBps.ts';

const ether = (units: bigint, usd = 3_000) => ({ units, decimals: 18, usd });
const dollars = (units: bigint, usd = 1) => ({ units, decimals: 6, usd });

test.each([
  [ether(10n ** 18n), dollars(3_000_000_000n), 0],
  [ether(10n ** 18n), dollars(3_100_000_000n), 0],
  [ether(10n ** 18n), dollars(2_850_000_000n), 500],
  [ether(10n ** 18n), dollars(2_850_000_001n), 499],
  [ether(10n ** 18n), dollars(3_000_000_000n, 0.5), 5_000],
  [dollars(3_000_000_000n), ether(10n ** 18n / 2n), 5_000],
  [ether(1n, 1e-7), dollars(0n), 10_000],
])('%o for %o lose %i basis points', (given, received, loss) => {
  expect(worthLossBps(given, received)).toBe(loss);
});

test('returns undefined for a worthless input', () => {
  expect(worthLossBps(ether(10n ** 18n, 0), dollars(1n))).toBeUndefined();
});
