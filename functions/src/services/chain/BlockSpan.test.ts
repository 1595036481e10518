import { expect, test } from 'vitest';
import { BlockSpan } from './BlockSpan.ts';

test('shrinks after a refusal, and grows again after ten scans without one', () => {
  const span = new BlockSpan([10_000, 2_000, 200]);
  expect([span.blocks, span.isSmallest()]).toEqual([10_000, false]);
  span.shrink();
  for (let scan = 0; scan < 9; scan += 1) span.beginScan();
  expect(span.blocks).toBe(2_000);
  span.shrink(2);
  expect([span.blocks, span.isSmallest()]).toEqual([200, true]);
  for (let scan = 0; scan < 9; scan += 1) span.beginScan();
  expect(span.blocks).toBe(200);
  span.beginScan();
  expect(span.blocks).toBe(2_000);
  for (let scan = 0; scan < 30; scan += 1) span.beginScan();
  expect(span.place).toBe(0);
});
