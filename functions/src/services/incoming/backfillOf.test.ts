import { expect, test } from 'vitest';
import { backfillOf } from './backfillOf.ts';
import { backfillShare } from './backfillShare.ts';
import { continueBackfill } from './continueBackfill.ts';
import type { SourceFindings } from './readSource.ts';

const OWN = '0xa';
const OTHER = '0xb';

function findings(
  name: string,
  starts: Readonly<Record<string, number>>,
  {
    positions = starts,
    isBehind = true,
    hasAnswered = true,
  }: { positions?: typeof starts; isBehind?: boolean; hasAnswered?: boolean } = {},
): SourceFindings {
  const mapOf = (blocks: typeof starts) =>
    new Map(Object.entries(blocks).map(([address, block]) => [address, BigInt(block)] as const));
  return {
    ...{ name, places: [], seen: new Map(), isUnconfirmed: false },
    ...{ starts: mapOf(starts), positions: mapOf(positions), isBehind, hasAnswered },
  };
}

test('covers the account that is furthest behind', () => {
  const found = [findings('tokens', { [OWN]: 100, [OTHER]: 400 }), findings('coin', { [OWN]: 500 })];
  const next = { tokens: { [OWN]: 200, [OTHER]: 1_000 }, coin: { [OWN]: 1_000 } };
  expect(backfillOf(found, { next, lastFinal: 999n })).toEqual({ from: 100, next: 200, to: 999 });
});

test('leaves out sources that have read all, and one that pauses', () => {
  const found = [
    findings('tokens', { [OWN]: 900 }, { positions: { [OWN]: 1_010 }, isBehind: false }),
    findings('explorer', { [OWN]: 600 }, { isBehind: false }),
  ];
  const next = { tokens: { [OWN]: 1_000 }, explorer: { [OWN]: 600 } };
  expect(backfillOf(found, { next, lastFinal: 999n })).toBeUndefined();
});

// Regression: a node that did not answer once looked like a backfill of 0 %.
test('leaves out a source that did not answer', () => {
  const found = [findings('tokens', { [OWN]: 900 }, { hasAnswered: false })];
  expect(backfillOf(found, { next: { tokens: { [OWN]: 900 } }, lastFinal: 999n })).toBeUndefined();
});

test('includes blocks that were read, and whose transactions were not answered', () => {
  const found = [findings('tokens', { [OWN]: 100 }, { positions: { [OWN]: 1_010 }, isBehind: false })];
  const next = { tokens: { [OWN]: 300 } };
  expect(backfillOf(found, { next, lastFinal: 999n })).toEqual({ from: 100, next: 300, to: 999 });
});

const behind = (from: number, next: number, to: number) => ({ isBehind: true, backfill: { from, next, to } });

test('a later scan continues the backfill, a later absence begins another', () => {
  const first = { from: 0, next: 400, to: 999 };
  const second = continueBackfill(first, behind(400, 800, 1_010));
  expect(second).toEqual({ from: 0, next: 800, to: 1_010 });
  expect(second && backfillShare(second)).toBeCloseTo(0.791, 3);
  expect(continueBackfill(second, behind(1_011, 1_100, 5_000))?.from).toBe(1_011);
  // An account that was added meanwhile begins earlier.
  expect(continueBackfill({ from: 400, next: 800, to: 999 }, behind(0, 10, 999))?.from).toBe(0);
  expect(backfillShare({ from: 5, next: 5, to: 4 })).toBe(1);
});

test('the progress stays while nodes do not answer, and ends with the backfill', () => {
  const first = { from: 0, next: 400, to: 999 };
  expect(continueBackfill(first, { isBehind: true, backfill: undefined })).toEqual(first);
  expect(continueBackfill(first, { isBehind: false, backfill: undefined })).toBeUndefined();
});
