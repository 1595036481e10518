import { WORD_DIGITS } from './word.ts';

/**
 * Reads the ABI words of 32 bytes in data; bytes beyond the last whole word are left out.
 *
 * @param data 0x-prefixed hex
 */
export function wordsIn(data: string): bigint[] {
  return Array.from({ length: Math.floor((data.length - 2) / WORD_DIGITS) }, (_, index) => {
    const begin = 2 + index * WORD_DIGITS;
    return BigInt(`0x${data.slice(begin, begin + WORD_DIGITS)}`);
  });
}
