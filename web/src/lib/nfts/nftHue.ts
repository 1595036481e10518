/** A hue for an NFT that has no picture, in degrees: the same one each time, and most likely not that of its neighbour. */
export function nftHue(contract: string, tokenId: string): number {
  // FNV-1a, 32 bits: it only has to scatter.
  let hash = 0x811c9dc5;
  for (const sign of `${contract.toLowerCase()}/${tokenId}`) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  // Neighbors differ only in their last digit: without this they would have similar colors.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) % 360;
}
