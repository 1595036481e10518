import { expect, it } from 'vitest';
import { medianHead } from './medianHead.ts';

const head = (number: number, time = 1_000_000) => ({ number, time });

it('is the lower of two that are near, and the middle one of three', () => {
  expect(medianHead([head(42), head(41)])).toEqual(head(41));
  expect(medianHead([head(0), head(42), head(42)])).toEqual(head(42));
  expect(medianHead([undefined, head(42)])).toEqual(head(42));
});

// Regression: one of two that named block 0 had figures be of block 0.
it('is not known of two that are far apart', () => {
  expect(medianHead([head(0), head(20_000_000)])).toBeNull();
  expect(medianHead([head(42, 0), head(42)])).toBeNull();
});
