/**
 * The BIP-44 address index that the next account gets: the lowest one that no account has.
 *
 * A deleted account leaves a gap, and the next new account is that one again: its coins are not out of reach.
 *
 * @param used indexes of the accounts there are; null for those without a key
 */
export function nextDerivationIndex(used: readonly (number | null)[]): number {
  const taken = new Set(used);
  let index = 0;
  while (taken.has(index)) index += 1;
  return index;
}
