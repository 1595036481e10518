/**
 * Splits an address into groups of four digits for comparison: the whole address, with '0x' in front of the
 * first group.
 *
 * @returns ten groups; joined without a separator they are the address again
 */
export function addressGroups(address: string): string[] {
  const [first = '', ...others] = address.slice(2).match(/.{1,4}/g) ?? [];
  return [`${address.slice(0, 2)}${first}`, ...others];
}
