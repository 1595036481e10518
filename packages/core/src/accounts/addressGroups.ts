/**
 * An address in groups of four digits, as people compare it: all of it, and '0x' in front of the first one.
 *
 * @returns ten groups; joined without anything between they are the address again
 */
export function addressGroups(address: string): string[] {
  const [first = '', ...others] = address.slice(2).match(/.{1,4}/g) ?? [];
  return [`${address.slice(0, 2)}${first}`, ...others];
}
