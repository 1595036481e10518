/** True if two addresses are the same account, in any case (EIP-55 is only a checksum). */
export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
