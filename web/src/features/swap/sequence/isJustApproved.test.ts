// @vitest-environment node
import { expect, test } from 'vitest';
import { isJustApproved } from './isJustApproved.ts';

const MADE_AT = 1_800_000_000_000;
const step = { name: 'approve', tx_hash: null, shown_at: MADE_AT, least: null } as const;

test.each([
  [0, true],
  [119_999, true],
  [120_000, false],
  // The device's clock is behind.
  [-119_999, true],
  [-120_000, false],
])('%i ms after its block', (ms, expected) => {
  expect(isJustApproved({ step: { ...step, shown_at: 0 } }, { block_time: MADE_AT }, MADE_AT + ms)).toBe(
    expected,
  );
});

test("without the time of a block, the dialog's time counts", () => {
  expect(isJustApproved({ step }, {}, MADE_AT)).toBe(true);
  expect(isJustApproved({ step }, {}, MADE_AT + 120_000)).toBe(false);
  expect(isJustApproved({ step: null }, {}, MADE_AT)).toBe(false);
});
