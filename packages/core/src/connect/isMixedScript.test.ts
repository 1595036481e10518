import { expect, test } from 'vitest';
import { isMixedScript } from './isMixedScript.ts';

test.each([
  ['uniswap', false],
  ['app-1', false],
  ['', false],
  ['café', false],
  ['почта', false],
  ['日本語', false],
  ['日本語のtest', false],
  ['한국어kr', false],
  ['ㄅ中a', false],
  // A Cyrillic а and o in Latin.
  ['unisw\u0430p', true],
  ['g\u043e\u043egle', true],
  // A Greek omicron.
  ['\u03bfpensea', true],
  ['рusский', true],
  ['ひ한', true],
  ['日б', true],
  // Runic, which is not among the scripts.
  ['aᛁ', true],
])('%s: %s', (label, isMixed) => {
  expect(isMixedScript(label)).toBe(isMixed);
});
