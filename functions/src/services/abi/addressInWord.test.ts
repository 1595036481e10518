import { expect, test } from 'vitest';
import { addressInWord } from './addressInWord.ts';
import { addressTopic } from './word.ts';

const ADDRESS = '0x00b86991c6218b36c1d19d4a2e9eb0ce3606eb48';

test('an address is the end of a word', () => {
  expect(addressTopic(ADDRESS)).toBe(`0x${'0'.repeat(24)}${ADDRESS.slice(2)}`);
  expect(addressInWord(addressTopic(ADDRESS))).toBe(ADDRESS);
  expect(addressInWord(BigInt(ADDRESS))).toBe(ADDRESS);
  expect(addressInWord((1n << 200n) + BigInt(ADDRESS))).toBe(ADDRESS);
});
