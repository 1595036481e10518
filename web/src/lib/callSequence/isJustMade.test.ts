// @vitest-environment node
import { expect, test } from 'vitest';
import { isJustMade } from './isJustMade.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['now', 0, true],
  ['less than two minutes ago', -119_999, true],
  ['two minutes ago', -120_000, false],
  ['in a block a little ahead of this clock', 119_999, true],
  ['in a block far ahead of this clock', 3_600_000, false],
])('a step made %s', (_, ms, isRecent) => {
  expect(isJustMade(NOW + ms, NOW)).toBe(isRecent);
});
