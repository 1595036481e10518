// @vitest-environment node
import { expect, test } from 'vitest';
import { matchesFilter } from './matchesFilter.ts';
import { ALL_TOKENS } from './TokenFilter.ts';

const usdc = { name: 'USD Coin', symbol: 'USDC' };

test.each([
  ['everything', ALL_TOKENS, true],
  ['its symbol, in any case', { ...ALL_TOKENS, text: ' usdc ' }, true],
  ['part of its name', { ...ALL_TOKENS, text: 'coin' }, true],
  ['another token', { ...ALL_TOKENS, text: 'dai' }, false],
  ['its network', { ...ALL_TOKENS, network: 'polygon' as const }, true],
  ['another network', { ...ALL_TOKENS, network: 'base' as const }, false],
  ['its name on another network', { text: 'USDC', network: 'base' as const }, false],
])('USDC on Polygon, filtered by %s: %j is %s', (_, filter, expected) => {
  expect(matchesFilter(usdc, 'polygon', filter)).toBe(expected);
});

test('a token on none of the networks only passes where all networks are asked for', () => {
  expect(matchesFilter(usdc, undefined, ALL_TOKENS)).toBe(true);
  expect(matchesFilter(usdc, undefined, { text: '', network: 'base' })).toBe(false);
});
