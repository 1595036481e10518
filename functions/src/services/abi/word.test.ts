import { expect, test } from 'vitest';
import { padToWords, word } from './word.ts';

test('pads numbers and addresses to 32 bytes', () => {
  expect([word(255n), word(255)]).toEqual([`${'0'.repeat(62)}ff`, `${'0'.repeat(62)}ff`]);
  expect(word('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48')).toBe(
    `${'0'.repeat(24)}a0b86991c6218b36c1d19d4a2e9eb0ce3606eb48`,
  );
  expect(word('0x')).toBe('0'.repeat(64));
});

test('pads bytes to whole words', () => {
  expect(['', 'ff', 'f'.repeat(64)].map(padToWords)).toEqual(['', `ff${'0'.repeat(62)}`, 'f'.repeat(64)]);
  expect(padToWords('f'.repeat(66))).toHaveLength(128);
});
