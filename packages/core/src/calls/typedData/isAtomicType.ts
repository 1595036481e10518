const INTEGER = /^u?int([1-9]\d{0,2})$/;
const FIXED_BYTES = /^bytes([1-9]\d?)$/;

/**
 * True for a type that EIP-712 defines itself: no struct, and no list. `int` and `uint` without bits are not
 * atomic.
 */
export function isAtomicType(type: string): boolean {
  if (['address', 'bool', 'bytes', 'string'].includes(type)) return true;
  const [, bits] = INTEGER.exec(type) ?? [];
  if (bits !== undefined) return Number(bits) % 8 === 0 && Number(bits) <= 256;
  const [, length] = FIXED_BYTES.exec(type) ?? [];
  return length !== undefined && Number(length) <= 32;
}
