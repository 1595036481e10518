// @vitest-environment node
import { expect, test } from 'vitest';
import { dateFormat } from './dateFormat.ts';

// Regression: every row of a scrolled list created its own format, which took longer than drawing it.
test('a format is made once, and another one for other options', () => {
  const day = dateFormat({ day: 'numeric', month: 'short' });
  expect(dateFormat({ day: 'numeric', month: 'short' })).toBe(day);
  expect(day.format(new Date(2026, 10, 23))).toBe('Nov 23');
  expect(dateFormat({ weekday: 'long' }).format(new Date(2026, 10, 23))).toBe('Monday');
});
