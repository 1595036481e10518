/**
 * Encodes a value as one ABI word: 64 hexadecimal digits, without prefix.
 *
 * @param value number, or 0x-prefixed hex of at most 32 bytes, such as an address
 */
export function word(value: bigint | string): string {
  const digits = typeof value === 'bigint' ? value.toString(16) : value.slice(2).toLowerCase();
  return digits.padStart(64, '0');
}
