/**
 * Returns the BIP-44 address index of the next account: the lowest unused one.
 *
 * A deleted account leaves a gap, which the next new account fills, so its coins stay within reach.
 *
 * @param used indices of the existing accounts; null for those without a key
 */
export function nextDerivationIndex(used: readonly (number | null)[]): number {
  const taken = new Set(used);
  let index = 0;
  while (taken.has(index)) index += 1;
  return index;
}
