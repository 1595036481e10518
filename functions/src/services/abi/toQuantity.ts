/** Encodes a number as a JSON-RPC quantity: hex without leading zeros. */
export function toQuantity(value: bigint | number): string {
  return `0x${value.toString(16)}`;
}
