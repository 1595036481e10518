/** Reads an amount in the smallest unit; undefined if none. */
export function readUnits(text: string | null | undefined): bigint | undefined {
  return text === null || text === undefined ? undefined : BigInt(text);
}
