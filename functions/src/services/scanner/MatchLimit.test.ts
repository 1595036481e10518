import { expect, test } from 'vitest';
import { MatchLimit } from './MatchLimit.ts';

const A = '0x9858EfFD232B4033E47d90003D41EC34EcaEda94';
const B = '0x6Fac4D18c912343BF86fa7049364Dd4E424Ab9C0';

test('has a gap from the block that exceeds the limit to the end of an hour', () => {
  const limit = new MatchLimit({ blockSeconds: 12 });
  expect(limit.count(A, 310, 200)).toBeUndefined();
  expect(limit.count(B, 311, 1)).toBeUndefined();
  expect(limit.count(A, 311, 1)).toEqual({ address: A, from: 311, until: 600 });
  expect(limit.count(A, 599, 1)).toEqual({ address: A, from: 599, until: 600 });
  expect(limit.count(A, 600, 200)).toBeUndefined();
});

test('counts each address by itself', () => {
  const limit = new MatchLimit({ blockSeconds: 12 }, { max: 1, spanBlocks: 10 });
  expect(limit.count(A, 1, 1)).toBeUndefined();
  expect(limit.count(B, 1, 1)).toBeUndefined();
  expect(limit.count(A, 2, 1)).toBeDefined();
});

test('counts blocks of the former hour, after a reorg, with the newest, up to the end of their own', () => {
  const limit = new MatchLimit({ blockSeconds: 12 }, { max: 1, spanBlocks: 10 });
  limit.count(A, 10, 2);
  expect(limit.count(A, 9, 1)).toEqual({ address: A, from: 9, until: 10 });
});

test('a stored gap includes what begins later, and nothing that begins earlier or in another hour', () => {
  const limit = new MatchLimit({ blockSeconds: 12 }, { max: 1, spanBlocks: 10 });
  const gap = (from: number, until = 10, address = A) => ({ address, from, until });
  limit.noteStored(gap(5));
  expect([gap(5), gap(6), gap(4), gap(5, 20), gap(5, 10, B)].map((each) => limit.isStored(each))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  limit.noteStored(gap(4));
  limit.noteStored(gap(7));
  expect(limit.isStored(gap(4))).toBe(true);
  limit.count(A, 20, 1);
  expect(limit.isStored(gap(5))).toBe(false);
});
