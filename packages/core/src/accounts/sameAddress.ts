/** Whether two addresses are the same account, whatever the case of their digits (EIP-55 is only a checksum). */
export function sameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}
