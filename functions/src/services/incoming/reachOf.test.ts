import { describe, expect, it } from 'vitest';
import type { Head } from '../chain/Ledger.ts';
import { reachOf } from './reachOf.ts';

const NOW = 1_790_000_000;
const TIP = 20_000_024n;
const BLOCK_SECONDS = 12;

const head = (number: bigint, secondsAgo = 0): Head => ({
  number,
  hash: `0x${number}`,
  at: NOW - secondsAgo,
});
const reach = (final: bigint | undefined, ...heads: (Head | undefined)[]) =>
  reachOf(heads, { now: NOW, blockSeconds: BLOCK_SECONDS, final })?.number;

describe('the last block that nodes have', () => {
  it('is the lowest of the current ones', () => {
    expect(reach(undefined, head(TIP), head(TIP - 2n))).toBe(TIP - 2n);
    expect(reach(undefined, head(TIP), head(TIP - 900n, 10_800))).toBe(TIP);
    expect(reach(undefined, head(TIP), head(TIP - 20n, 240))).toBe(TIP - 20n);
    expect(reach(undefined, undefined, head(TIP))).toBe(TIP);
    expect(reach(undefined, undefined, undefined)).toBeUndefined();
  });

  // Regression: one low head with a current timestamp hid all incoming transfers, and reset the position to
  // block 989.
  it('is not a low head with a current time: of three the middle one counts, of two neither', () => {
    const low = head(1_000n);
    expect(reach(undefined, low, head(TIP), head(TIP - 1n))).toBe(TIP - 1n);
    expect(reach(undefined, head(TIP), low)).toBeUndefined();
    expect(reach(TIP - 11n, head(TIP), low)).toBe(TIP);
    expect(reach(TIP - 11n, low, undefined)).toBeUndefined();
    expect(reach(TIP - 11n, low)).toBeUndefined();
  });

  it('is not a high head either, nor one from the future', () => {
    const high = head(TIP + 1_000_000n);
    expect(reach(undefined, high, head(TIP), head(TIP))).toBe(TIP);
    expect(reach(TIP - 11n, high, head(TIP))).toBeUndefined();
    expect(reach(undefined, head(TIP + 1_000_000n, -90_000), head(TIP))).toBe(TIP);
  });

  it('is that of a restarted chain, if it is short or all of several nodes report it', () => {
    expect(reach(5_000n, head(3n))).toBe(3n);
    expect(reach(TIP, head(TIP - 40n), head(TIP - 41n))).toBe(TIP - 41n);
    expect(reach(TIP, head(TIP - 40n), undefined)).toBeUndefined();
  });
});
