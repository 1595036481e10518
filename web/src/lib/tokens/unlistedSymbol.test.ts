// @vitest-environment node
import { expect, test } from 'vitest';
import { unlistedSymbol } from './unlistedSymbol.ts';

const contract = '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984';

test.each([
  ['UNI', '\u2068“UNI”\u2069 (0x1f9840a8…4201F984)'],
  // Written from right to left.
  ['שקל', '\u2068“שקל”\u2069 (0x1f9840a8…4201F984)'],
  ['A” 000 “B', '\u2068“A 000 B”\u2069 (0x1f9840a8…4201F984)'],
  ['000 USDC', '0x1f9840a8…4201F984'],
  [',000', '0x1f9840a8…4201F984'],
  ['.5', '0x1f9840a8…4201F984'],
  ['"000', '0x1f9840a8…4201F984'],
  ['٠٠٠', '0x1f9840a8…4201F984'],
  ['', '0x1f9840a8…4201F984'],
])('%o is %o', (symbol, shown) => {
  expect(unlistedSymbol(symbol, contract)).toBe(shown);
});
