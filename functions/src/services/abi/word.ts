/** Hex digits of an ABI word. */
export const WORD_DIGITS = 64;

/**
 * Encodes a value as one ABI word: 64 hexadecimal digits, without prefix.
 *
 * @param value number, or 0x-prefixed hex of at most 32 bytes, such as an address
 */
export function word(value: bigint | number | string): string {
  const digits = typeof value === 'string' ? value.slice(2).toLowerCase() : value.toString(16);
  return digits.padStart(WORD_DIGITS, '0');
}

/** Pads digits at the end to whole ABI words, as bytes and texts are. */
export function padToWords(digits: string): string {
  return digits.padEnd(Math.ceil(digits.length / WORD_DIGITS) * WORD_DIGITS, '0');
}

/** An address as an indexed value of an event: 32 bytes in lower case. */
export function addressTopic(address: string): string {
  return `0x${word(address)}`;
}
