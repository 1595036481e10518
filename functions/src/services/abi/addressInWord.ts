import { word } from './word.ts';

/**
 * Returns the address in the last 20 bytes of an ABI word, as 0x-prefixed hex.
 *
 * @param value number, or 0x-prefixed hex of 32 bytes, such as a topic
 */
export function addressInWord(value: bigint | string): string {
  return `0x${(typeof value === 'bigint' ? word(value) : value).slice(-40)}`;
}
