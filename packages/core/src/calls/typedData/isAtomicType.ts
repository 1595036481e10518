const INTEGER = /^u?int([1-9]\d{0,2})$/;
const FIXED_BYTES = /^bytes([1-9]\d?)$/;

/** Whether a type is one that EIP-712 has by itself: no struct, and no list. `int` and `uint` without bits are none. */
export function isAtomicType(type: string): boolean {
  if (['address', 'bool', 'bytes', 'string'].includes(type)) return true;
  const [, bits] = INTEGER.exec(type) ?? [];
  if (bits !== undefined) return Number(bits) % 8 === 0 && Number(bits) <= 256;
  const [, length] = FIXED_BYTES.exec(type) ?? [];
  return length !== undefined && Number(length) <= 32;
}
