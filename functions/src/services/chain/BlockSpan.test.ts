import { expect, test } from 'vitest';
import { BlockSpan } from './BlockSpan.ts';

const SPANS = [10_000, 2_000, 200];

function scan(span: BlockSpan, times: number): void {
  for (let count = 0; count < times; count += 1) span.beginScan();
}

test('shrinks after a refusal, and grows again after ten scans without one', () => {
  const span = new BlockSpan(SPANS);
  expect([span.place, span.isSmallest(0)]).toEqual([0, false]);
  span.shrink(1);
  scan(span, 9);
  expect(span.place).toBe(1);
  span.shrink(2);
  expect([span.blocksAt(span.place), span.isSmallest(2)]).toEqual([200, true]);
  scan(span, 9);
  expect(span.place).toBe(2);
  span.noteFailure();
  scan(span, 9);
  expect(span.place).toBe(2);
  span.beginScan();
  expect(span.place).toBe(1);
  scan(span, 30);
  expect(span.place).toBe(0);
});

test('is not enlarged by the refusal of a larger span', () => {
  const span = new BlockSpan(SPANS);
  span.shrink(2);
  span.shrink(1);
  expect(span.place).toBe(2);
});

test('tries the largest span again after every one was refused', () => {
  const span = new BlockSpan(SPANS);
  span.shrink(Infinity);
  scan(span, 9);
  expect(span.place).toBe(Infinity);
  span.beginScan();
  expect(span.place).toBe(0);
});

test('names the next span that makes a range smaller', () => {
  const span = new BlockSpan(SPANS);
  expect([10_000, 2_000, 300, 200].map((blocks) => span.smallerThan(blocks, 0))).toEqual([
    1,
    2,
    2,
    undefined,
  ]);
  expect(span.smallerThan(10_000, 1)).toBe(2);
});
