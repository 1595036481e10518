// @vitest-environment node
import { expect, test } from 'vitest';
import { findLookalikeSymbol } from './findLookalikeSymbol.ts';

const known = [
  'ETH',
  'USDC',
  'USDT',
  'DAI',
  'LINK',
  'BTC',
  'QNT',
  'SOL',
  'OP',
  'UNI',
  '1INCH',
  'INCH',
  'MATIC',
  'MKR',
];

test.each([
  ['USDC', 'USDC'],
  ['usdc', 'USDC'],
  [' U S D C ', 'USDC'],
  ['USDC\u200b', 'USDC'],
  ['$USDC', 'USDC'],
  ['U$DC', 'USDC'],
  ['ＵＳＤＣ', 'USDC'],
  ['USDС', 'USDC'],
  ['UЅDT', 'USDT'],
  ['USD₮', 'USDT'],
  ['ÚSDT', 'USDT'],
  ['ΕΤΗ', 'ETH'],
  ['L1NK', 'LINK'],
  ['D.A.I.', 'DAI'],
  ['₿TC', 'BTC'],
  ['ԚNT', 'QNT'],
  ['ԀAI', 'DAI'],
  ['5OL', 'SOL'],
  ['ØP', 'OP'],
  ['Đаі', 'DAI'],
  ['ŁINK', 'LINK'],
  ['lınk', 'LINK'],
  // Regression: the wallet's own table had only Cyrillic and Greek letters.
  ['ꓴꓢꓓꓚ', 'USDC'],
  ['ᎬᎢH', 'ETH'],
  ['USDϹ', 'USDC'],
  ['𝐔𝐒𝐃𝐂', 'USDC'],
  // Regression: mathematical, circled and superscript small letters and digits were mapped after the others
  // had been folded.
  ['DA𝐢', 'DAI'],
  ['L𝐢NK', 'LINK'],
  ['U𝗇𝗂', 'UNI'],
  ['ⁱNCH', 'INCH'],
  ['𝐦ATIC', 'MATIC'],
  ['𝖒KR', 'MKR'],
  ['𝟓OL', 'SOL'],
  ['U𝟝DC', 'USDC'],
  ['①INCH', '1INCH'],
  // Characters that stand for one letter only as a group.
  ['＄USDC', 'USDC'],
  ['', undefined],
  ['!!!', undefined],
  ['USDC2', undefined],
  ['PEPE', undefined],
])('%j is taken for %s', (symbol, taken) => {
  expect(findLookalikeSymbol(symbol, known)).toBe(taken);
});

test('finds the first of several similar known symbols', () => {
  expect(findLookalikeSymbol('lINK', ['LINK', 'L1NK'])).toBe('LINK');
});
