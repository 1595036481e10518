import { expect, test } from 'vitest';
import { formatGwei } from './formatGwei.ts';

test.each([
  [0n, '0'],
  [7n, '0.000000007'],
  [1_000_000n, '0.001'],
  [1_000_001n, '0.002'],
  [1_500_000_000n, '1.5'],
  [21_000_000_007n, '21.001'],
  [100_000_000_000n, '100'],
])('%d wei are %s gwei', (wei, gwei) => expect(formatGwei(wei)).toBe(gwei));
