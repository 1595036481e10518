// @vitest-environment node
import { expect, test } from 'vitest';
import { isLoadFailure } from './isLoadFailure.ts';

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/x.js',
  'error loading dynamically imported module: https://example.com/assets/x.js',
  'Importing a module script failed.',
])('knows %s', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true);
});

test('matches no other error', () => {
  expect(isLoadFailure(new TypeError('x is undefined'))).toBe(false);
  expect(isLoadFailure('Failed to fetch dynamically imported module')).toBe(false);
});
