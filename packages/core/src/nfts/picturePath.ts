/** Pixels that a picture is wide and high at most: in lists, and on a page of its own. */
export const pictureSizes = [256, 1024] as const;

/**
 * Where the functions serve the picture of an NFT, as a path of our own site: no page asks anybody else for one.
 *
 * @param rpcName the network's
 * @param fetchedAt of its metadata, so that a picture that was fetched anew is no other's
 */
export function picturePath(
  rpcName: string,
  contract: string,
  tokenId: string,
  size: (typeof pictureSizes)[number],
  fetchedAt: number,
): string {
  return `/nft-pictures/${rpcName}/${contract}/${tokenId}/${size}?of=${fetchedAt}`;
}
