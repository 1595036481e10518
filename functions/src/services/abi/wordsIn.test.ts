import { expect, test } from 'vitest';
import { word } from './word.ts';
import { wordsIn } from './wordsIn.ts';

test('words are read in order, without an incomplete last one', () => {
  expect(wordsIn(`0x${word(1n)}${word(2n ** 255n)}`)).toEqual([1n, 2n ** 255n]);
  expect(wordsIn(`0x${word(1n)}${word(2n).slice(2)}`)).toEqual([1n]);
  expect(wordsIn('0x')).toEqual([]);
});
