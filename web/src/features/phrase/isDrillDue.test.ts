// @vitest-environment node
import { expect, test } from 'vitest';
import { isDrillDue } from './isDrillDue.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 22);
const ago = (days: number) => new Date(NOW - days * DAY);

test.each([
  ['a wallet of six days', ago(6.99), undefined, false],
  ['a wallet of a week', ago(7), undefined, true],
  ['a drill of 89 days ago', ago(400), ago(89.99), false],
  ['a drill of 90 days ago', ago(400), ago(90), true],
  ['a drill in the future, by a clock that is behind', ago(400), ago(-3), false],
  ['a wallet of unknown age', undefined, undefined, false],
])('%s', (_, madeAt, lastAt, isDue) => {
  expect(isDrillDue(madeAt, lastAt, NOW)).toBe(isDue);
});
