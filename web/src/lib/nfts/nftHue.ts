/**
 * Returns a hue for an NFT without a picture, in degrees: always the same one, and most likely different from
 * its neighbor's.
 */
export function nftHue(contract: string, tokenId: string): number {
  // FNV-1a, 32 bits: only its distribution matters.
  let hash = 0x811c9dc5;
  for (const sign of `${contract.toLowerCase()}/${tokenId}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  // Neighbors differ only in their last digit: without this they would have similar colors.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 360;
}
